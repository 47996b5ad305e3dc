import { CortinaDeArranque } from './cortina-de-arranque.tsx';
import { LoPendiente } from './lo-pendiente.tsx';

/** What every screen of the area has and none waits for. */
const EnQuietud = () => (
  <>
    <CortinaDeArranque />
    <LoPendiente />
  </>
);

export default EnQuietud;
