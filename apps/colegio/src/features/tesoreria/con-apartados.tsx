import { rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router';
import { DIRECCIONES } from '../../lib/direcciones.ts';
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
                <NavLink to={path}>
                  {titulo}
                  {path === DIRECCIONES.porConfirmar && <CuantosEsperan />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Outlet />
    </Stack>
  );
};

/** A notice of it may be off, or gone: how many wait is always there. */
const CuantosEsperan = () => {
  const { data } = useQuery({
    ...consulta(rutasDeCuentasDePersonas.porConfirmar, { query: { limit: 1 } }),
    ...{ staleTime: 0, refetchInterval: 60_000 },
  });
  const cuantos = data?.pagination.total_items ?? 0;
  return cuantos > 0 && ` (${cuantos})`;
};
