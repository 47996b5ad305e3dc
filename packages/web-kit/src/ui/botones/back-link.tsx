import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { EstadoDeVuelta } from '../../lib/filtros/filtros-guardados.ts';
import { useNavegacion } from '../../lib/navegacion/navegacion.ts';
import { Icono } from '../signos/icono.tsx';

const estilo = { display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 44 } as const;

/** LAY-021: without an address it goes back or, with nothing behind, to where the application begins. */
export const BackLink = ({ to, children = 'Volver' }: { to?: string; children?: ReactNode }) => {
  const volver = useVolver();
  if (to) {
    return (
      <Anchor component={Link} to={to} state={{ vuelve: true } satisfies EstadoDeVuelta} style={estilo}>
        <Icono nombre="izquierda" />
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor component="button" type="button" onClick={volver} style={estilo}>
      <Icono nombre="izquierda" />
      {children}
    </Anchor>
  );
};

/** OPN-015. */
export const useVolver = (): (() => void) => {
  const navegar = useNavigate();
  const { inicio } = useNavegacion();
  const primera = useLocation().key === 'default';
  return () => void (primera ? navegar(inicio) : navegar(-1));
};
