import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNavegacion } from '../lib/navegacion/navegacion.ts';

type Props = { pestanias: readonly { path: string; titulo: string }[]; children: ReactNode };

/** Tabs whose tab is the path: changing it keeps the query (LIS-017, RES-002). */
export const PestaniasDeRuta = ({ pestanias, children }: Props) => {
  const { existe, precargar } = useNavegacion();
  const { pathname, search } = useLocation();
  const navegar = useNavigate();
  const abiertas = pestanias.filter(({ path }) => existe(path));
  const actual = abiertas.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (abiertas.length < 2 || !actual) return children;
  return (
    <Tabs
      color="var(--colega-enlace)"
      value={actual.path}
      onChange={(path) => path && void navegar(path + search)}
      activateTabWithKeyboard={false}
    >
      <Tabs.List>
        {abiertas.map(({ path, titulo }) => (
          <Tabs.Tab key={path} value={path} onMouseEnter={() => precargar(path)} onFocus={() => precargar(path)}>
            {titulo}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {abiertas.map(({ path }) => (
        <Tabs.Panel key={path} value={path} pt="lg">
          {path === actual.path && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
