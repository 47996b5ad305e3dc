import { Outlet } from 'react-router';
import { CortinaDeArranque } from './disposicion/cortina-de-arranque.tsx';
import { Disposicion } from './disposicion/disposicion.tsx';
import { Proveedores } from './proveedores.tsx';

/** Everything under /app: providers, layout, and the screen. Its code is one chunk that /login does without. */
const Area = () => (
  <Proveedores>
    <Disposicion>
      <CortinaDeArranque />
      <Outlet />
    </Disposicion>
  </Proveedores>
);

export default Area;
