import { Outlet } from 'react-router';
import { Disposicion } from './disposicion/disposicion.tsx';
import { Proveedores } from './proveedores.tsx';

/** Everything under /app: providers, layout, and the screen. Its code is one chunk that /login does without. */
const Area = () => (
  <Proveedores>
    <Disposicion>
      <Outlet />
    </Disposicion>
  </Proveedores>
);

export default Area;
