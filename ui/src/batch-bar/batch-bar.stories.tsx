import { Download, Send, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { BatchBar } from './batch-bar.tsx';
import styles from './batch-bar.stories.module.css';

export const Selected = (): ReactNode => {
  const [count, setCount] = useState(3);
  const [said, setSaid] = useState('');
  return (
    <div className={styles['place']}>
      {count > 0 && (
        <BatchBar
          count={count}
          actions={[
            { id: 'send', label: 'Send to lab', icon: Send, onRun: () => setSaid('sent') },
            { id: 'export', label: 'Export', icon: Download, onRun: () => setSaid('exported') },
            { id: 'delete', label: 'Delete', icon: Trash2, onRun: () => setSaid('deleted') },
          ]}
          onClear={() => setCount(0)}
        />
      )}
      <p>{said}</p>
    </div>
  );
};
