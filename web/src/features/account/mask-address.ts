/** `e•••••u@harbourstreet.example`: enough for whoever typed it, little for whoever looks on. Names stay as typed. */
export function maskAddress(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 1) return account;
  const [first = '', last = ''] = [account[0], at > 2 ? account[at - 1] : ''];
  return `${first}•••••${last}${account.slice(at)}`;
}
