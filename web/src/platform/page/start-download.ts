/**
 * Opens an address that answers with a download, in a tab of its own, which closes by itself: leaving this one would be
 * asked about while it uploads. When the address took so long that browsers would block a new tab, it is this one.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noopener noreferrer';
  if (navigator.userActivation.isActive) link.target = '_blank';
  link.click();
}
