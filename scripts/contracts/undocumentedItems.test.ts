import { expect, it } from 'vitest'
import { plantFiles } from '../test/plantFiles.ts'
import { undocumentedItems } from './undocumentedItems.ts'

const timeout = 60_000

it(
  'names each function, variable, event and error without NatSpec',
  async () => {
    const root = await plantFiles({
      'contracts/src/Vault.sol': [
        'import {IERC20} from "nowhere/IERC20.sol";',
        'contract Vault {',
        '    event Paid(address to);',
        '    error Empty();',
        '    uint256 public total;',
        '    constructor() {}',
        '    function pay() external {}',
        '    /// @notice Doubles a number.',
        '    function twice(uint256 x) public pure returns (uint256) { return 2 * x; }',
        '    /// @notice Doubles a number.',
        '    /// @param x The number.',
        '    function doubled(uint256 x) public pure returns (uint256) { return 2 * x; }',
        '    /// See {IVault-none}.',
        '    function none() external {}',
        '    fallback() external {}',
        '    function _inside() internal {}',
        '}',
      ].join('\n'),
    })
    expect(await undocumentedItems(root)).toEqual([
      'contracts/src/Vault.sol:3 Vault.Paid: no @notice',
      'contracts/src/Vault.sol:4 Vault.Empty: no @notice',
      'contracts/src/Vault.sol:5 Vault.total: no @notice',
      'contracts/src/Vault.sol:7 Vault.pay: no @notice',
      'contracts/src/Vault.sol:9 Vault.twice: no @param x',
      'contracts/src/Vault.sol:12 Vault.doubled: no @return',
      'contracts/src/Vault.sol:14 Vault.none: {IVault-none} is not documented',
      'contracts/src/Vault.sol:15 Vault.fallback: no @notice',
    ])
  },
  timeout,
)

it(
  'accepts complete NatSpec, inherited NatSpec and a reference to a documented function',
  async () => {
    const root = await plantFiles({
      'contracts/src/IVault.sol': [
        '/// @notice The vault is empty.',
        '/// @param asked The amount asked for.',
        'error Empty(uint256 asked);',
        'interface IVault {',
        '    /// @notice Pays an account.',
        '    /// @param to The account that is paid.',
        '    /// @return The amount paid.',
        '    function pay(address to) external returns (uint256);',
        '}',
      ].join('\n'),
      'contracts/src/Vault.sol': [
        'import {IVault} from "./IVault.sol";',
        'contract Vault is IVault {',
        '    /// @notice The sum of all payments.',
        '    uint256 public total;',
        '    /// @inheritdoc IVault',
        '    function pay(address) external returns (uint256) {}',
        '}',
        'contract Other {',
        '    /// @dev See {IVault-pay}.',
        '    function pay(address to) external returns (uint256) {}',
        '}',
      ].join('\n'),
    })
    expect(await undocumentedItems(root)).toEqual([])
  },
  timeout,
)
