import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useNavegacion } from '../../lib/navegacion/navegacion.ts';

type Props = { pestanias: readonly { path: string; titulo: string }[]; children: ReactNode };

/** LIS-017, RES-002, PER-001: each tab is a link that keeps the query. */
export const PestaniasDeRuta = ({ pestanias, children }: Props) => {
  const { existe, precargar } = useNavegacion();
  const { pathname, search } = useLocation();
  const abiertas = pestanias.filter(({ path }) => existe(path));
  const actual = abiertas.find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (abiertas.length < 2 || !actual) return children;
  return (
    <Tabs color="var(--colega-enlace)" value={actual.path} activateTabWithKeyboard={false}>
      <Tabs.List>
        {abiertas.map(({ path, titulo }) => (
          <Tabs.Tab
            key={path}
            value={path}
            onMouseEnter={() => precargar(path)}
            onFocus={() => precargar(path)}
            onKeyDown={abrirConEspacio}
            {...comoEnlace(path + search)}
          >
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

/** Mantine's tab draws any component, though its type says a button. */
const comoEnlace = (to: string) => ({ component: Link, to });

/** A tab answers to the space bar too, and a link does not. */
const abrirConEspacio = (evento: KeyboardEvent<HTMLElement>): void => {
  if (evento.key !== ' ') return;
  evento.preventDefault();
  evento.currentTarget.click();
};
