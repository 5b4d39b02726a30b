// A file of its own, loaded before the first paint: the strict policy allows no inline script, and a page that flashes
// white at night is unkind.
try {
  const chosen = localStorage.getItem('muster.theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // storage may be switched off: the system's setting holds
}
