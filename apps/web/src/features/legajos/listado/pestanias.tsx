import { Tabs } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { useNavegacion } from '../../../lib/navegacion/navegacion.ts';

const PESTANIAS = [
  { path: DIRECCIONES.legajos, titulo: 'Legajos' },
  { path: DIRECCIONES.cupones, titulo: 'Cupones' },
];

/** The tabs of the practice area: the tab is the path, and changing it keeps the query (LIS-017, LAY-007). */
export const Pestanias = () => {
  const { existe } = useNavegacion();
  const { pathname, search } = useLocation();
  const navegar = useNavigate();
  const abiertas = PESTANIAS.filter(({ path }) => existe(path));
  if (abiertas.length < 2) return null;
  return (
    <Tabs value={pathname} onChange={(path) => path && void navegar(path + search)} activateTabWithKeyboard={false}>
      <Tabs.List>
        {abiertas.map(({ path, titulo }) => (
          <Tabs.Tab key={path} value={path}>
            {titulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
};
