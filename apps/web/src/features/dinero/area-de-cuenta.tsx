import { mensajes } from '@colega/contract/mensajes';
import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { PestaniasDeRuta } from '@colega/web-kit/ui/paginas/pestanias-de-ruta.tsx';
import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHabilidad } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { PESTANIAS_DE_CUENTA } from '../../lib/navegacion/pestanias.ts';

/** RES-001, LIQ-001. */
export const AreaDeCuenta = ({ children }: { children: ReactNode }) => (
  <Stack gap="lg">
    <Group justify="space-between" align="flex-start">
      <Title order={1}>Cuenta</Title>
      <Liquidar />
    </Group>
    <PestaniasDeRuta pestanias={PESTANIAS_DE_CUENTA}>{children}</PestaniasDeRuta>
  </Stack>
);

/** LIQ-002: without the permission, it says why. */
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
