import type { PermissionCode } from '@archway/contract/core/permissions';
import type { TextKey } from '@archway/locales/keys';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Building2, UserPlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './first-steps.module.css';

const STEPS: readonly { permission: PermissionCode; to: string; text: TextKey; icon: LucideIcon }[] = [
  {
    permission: 'organization:record:edit',
    to: '/own-space/organisation-info',
    text: 'cases.first.organization',
    icon: Building2,
  },
  { permission: 'member:record:save', to: '/account/users', text: 'cases.first.people', icon: UserPlus },
];

/** What else is worth doing in an organization that has just begun, for those who may. */
export function FirstSteps(): ReactNode {
  const t = useText();
  const isHeld = usePermission();
  const own = STEPS.filter(({ permission }) => isHeld(permission));
  if (own.length === 0) return null;
  return (
    <ul className={styles['steps']} aria-label={t('cases.first.label')}>
      {own.map(({ to, text, icon: Glyph }) => (
        <li key={to}>
          <Link to={to}>
            <Glyph size={16} strokeWidth={1.75} aria-hidden />
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
