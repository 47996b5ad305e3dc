import { seguirLoPendiente } from '@colega/web-kit/lib/borradores/al-volver-la-red.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useEffect } from 'react';

/** S-862: what waits on this device goes up from any screen. */
export const LoPendiente = () => {
  const user_id = useSesion()?.user_id;
  useEffect(() => (user_id === undefined ? undefined : seguirLoPendiente(user_id)), [user_id]);
  return null;
};
