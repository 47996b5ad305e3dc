import '@mantine/notifications/styles.css';
import { Notifications } from '@mantine/notifications';

/** CON-005. The count waits while it is hovered or focused. */
export const DURACION_DE_AVISO_MS = 10_000;

export const Avisos = () => (
  <Notifications
    autoClose={DURACION_DE_AVISO_MS}
    position="top-right"
    limit={4}
    zIndex={1000}
    pauseResetOnHover="all"
  />
);

export default Avisos;
