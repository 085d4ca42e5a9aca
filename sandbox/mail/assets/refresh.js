// Asks every two seconds whether the list has changed. The server answers 204 when it has not.
const list = document.getElementById('mails');

async function refresh() {
  try {
    const answer = await fetch(`/rows?revision=${list.dataset.revision}`);
    if (answer.status === 200) {
      list.innerHTML = await answer.text();
      list.dataset.revision = answer.headers.get('x-revision');
    }
  } catch {
    // The catcher is being restarted: the next round asks again.
  }
  setTimeout(() => void refresh(), 2000);
}

setTimeout(() => void refresh(), 2000);
