import { CortinaDeArranque } from './cortina-de-arranque.tsx';
import { LoPendiente } from './lo-pendiente.tsx';
import { useIrAlAviso } from './use-ir-al-aviso.ts';

/** What every screen of the area has and none waits for. */
const EnQuietud = () => {
  useIrAlAviso();
  return (
    <>
      <CortinaDeArranque />
      <LoPendiente />
    </>
  );
};

export default EnQuietud;
