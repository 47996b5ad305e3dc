import { Stack } from '@mantine/core';
import { NavLink, Outlet } from 'react-router';
import { useOperador } from '../../lib/operador.ts';
import { apartadosPara } from './apartados.ts';
import estilos from './con-apartados.module.css';

/** Every screen of Tesorería has the way to the others over it. */
export const ConApartados = () => {
  const apartados = apartadosPara(useOperador());
  return (
    <Stack gap="md">
      {apartados.length > 1 && (
        <nav aria-label="Tesorería" className={estilos.apartados}>
          <ul>
            {apartados.map(({ path, titulo }) => (
              <li key={path}>
                <NavLink to={path}>{titulo}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </Stack>
  );
};
