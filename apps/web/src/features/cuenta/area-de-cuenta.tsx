import { mensajes } from '@colega/contract/mensajes';
import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHabilidad } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { useExisteRuta } from '../../lib/navegacion/navegacion.ts';
import { PESTANIAS_DE_CUENTA } from '../../lib/navegacion/pestanias.ts';
import { BotonEnlace } from '../../ui/boton-enlace.tsx';
import { PestaniasDeRuta } from '../../ui/pestanias-de-ruta.tsx';

/** The account: one screen with two tabs, and the way to settle over both (RES-001, LIQ-001). */
export const AreaDeCuenta = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg">
    <Group justify="space-between" align="flex-start">
      <Title order={1}>Cuenta</Title>
      <Liquidar />
    </Group>
    <PestaniasDeRuta pestanias={PESTANIAS_DE_CUENTA}>{children}</PestaniasDeRuta>
  </Stack>
);

/** LIQ-002: without the permission it says why. */
const Liquidar = () => {
  const { estado } = useHabilidad('LiquidarMatricula');
  const hayLiquidar = useExisteRuta(DIRECCIONES.liquidar);
  if (!hayLiquidar) return null;
  return (
    <div data-no-imprime>
      <BotonEnlace to={DIRECCIONES.liquidar} deshabilitado={estado !== 'permitida'} porque={PORQUE[estado]}>
        Liquidar
      </BotonEnlace>
    </div>
  );
};

const PORQUE = {
  cargando: undefined,
  permitida: undefined,
  negada: mensajes.sin_habilidad_liquidar,
  falla: 'No pudimos consultar tus permisos. Recargá la página.',
} as const;
