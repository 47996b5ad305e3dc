import { todosLosMensajes } from '@colega/contract/mensajes';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import { SinPermiso } from '@colega/web-kit/ui/esperas/sin-permiso.tsx';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { DIRECCIONES } from '../lib/direcciones.ts';
import { useOperador } from '../lib/operador.ts';

type Props = { path: string; permiso: PermisoDelColegio | null; titulo: string; children: ReactNode };

/** The server refuses too, whatever is drawn. Nobody chose the address where all arrive: it leads on (S-591). */
export const ConPermiso = ({ path, permiso, titulo, children }: Props) => {
  const { permisos } = useOperador();
  if (permiso === null || permisos.includes(permiso)) return children;
  if (path === DIRECCIONES.bandeja) return <Navigate to={DIRECCIONES.inicio} replace />;
  return (
    <Stack gap="lg">
      <Title order={1}>{titulo}</Title>
      <SinPermiso porque={todosLosMensajes.pantalla_de_otro_rol} />
    </Stack>
  );
};
