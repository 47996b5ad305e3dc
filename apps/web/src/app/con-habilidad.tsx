import type { Habilidad } from '@colega/domain/permisos';
import { ErrorDeCarga } from '@colega/web-kit/ui/esperas/error-de-carga.tsx';
import { EsqueletoDePantalla } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { ConTitulo } from '@colega/web-kit/ui/paginas/con-titulo.tsx';
import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useHabilidad } from '../lib/consultas/permisos.ts';
import { DIRECCIONES, esVueltaDePagar } from '../lib/navegacion/direcciones.ts';

type Props = { habilidad: Habilidad; titulo: string; children: ReactNode };

/** SES-062: /error says why. */
export const ConHabilidad = ({ habilidad, titulo, children }: Props) => {
  const { estado, porque, reintentar } = useHabilidad(habilidad);
  const vuelveDePagar = esVueltaDePagar(useLocation().pathname);
  if (estado === 'permitida') return children;
  if (estado === 'negada') return <Navigate to={DIRECCIONES.error} replace state={{ porque, vuelveDePagar }} />;
  if (estado === 'falla')
    return (
      <ConTitulo titulo={titulo}>
        <ErrorDeCarga mensaje="No pudimos consultar tus permisos." alReintentar={reintentar} />
      </ConTitulo>
    );
  return (
    <Stack gap="lg">
      {/* The screen comes with a heading of its own, so the focus does not rest on this one. */}
      <Title order={1} data-provisorio="se va">
        {titulo}
      </Title>
      <EsqueletoDePantalla />
    </Stack>
  );
};
