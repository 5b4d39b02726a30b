import type { Visitor } from './openVisitor.ts'

/** From looking at the hardware to the question where the money goes. */
export async function passMachineSteps({ page, button }: Visitor): Promise<void> {
  await button('Detect').click()
  await page.getByText('Can run').waitFor()
  await button('Continue').click()
  await page.locator('form').getByRole('button', { name: 'Test' }).click()
  await button('Continue').click()
  await page.getByLabel('Payout account').waitFor()
}

/** From there to the last step; the price is far below the others', so that the next task comes here. */
export async function passMoneySteps({ page, button }: Visitor): Promise<void> {
  await button('Continue').click()
  await page.getByLabel(/hour of one run/).fill('0.0036')
  await button('Continue').click()
  await page.getByLabel('Runs at once').waitFor()
  await button('Continue').click()
}

/** Stakes, lists the machine, and looks at what it does. */
export async function passGoingLive({ page, button }: Visitor): Promise<void> {
  await button('Go live').click()
  await button(/^Stake .* and go live$/).click()
  await page.getByText('Your machine is live').waitFor()
  await page.getByRole('link', { name: 'Open the provider page' }).click()
  await page.getByText('Turn off').waitFor()
}
