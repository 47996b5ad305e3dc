import { rutasDelLaboratorio } from '@colega/contract/honorarios';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import { type Catalogo, type CatalogoPublicado, construirCatalogo, leerPublicado } from '@colega/domain/honorarios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Leido, traerOElUltimo } from '../../../lib/consultas/ultimo-leido.ts';

type CatalogoEnUso = { catalogo: Catalogo; leido_el: Fecha };

const construir = ({ publicado, leido_el }: Leido<CatalogoPublicado>): CatalogoEnUso => {
  const catalogo = construirCatalogo(leerPublicado(publicado));
  if (catalogo.ok) return { catalogo: catalogo.valor, leido_el };
  const [primero] = catalogo.problema;
  throw new Error(`The published catalogue does not hold: ${primero?.ruta}: ${primero?.motivo}`);
};

const CATALOGO = queryOptions({
  queryKey: [rutasDelLaboratorio.catalogoDeHonorarios.path],
  queryFn: ({ signal }) =>
    traerOElUltimo('ultimo-2', () => llamar(rutasDelLaboratorio.catalogoDeHonorarios, {}, { signal })),
  staleTime: 10 * 60_000,
  structuralSharing: false,
  select: construir,
});

/** The same engine and the same figures as the server's, here. */
export const useCatalogo = () => {
  const catalogo = useQuery(CATALOGO);
  const configuracion = useConfiguracion();
  const hoy = configuracion.data?.hoy ?? (configuracion.isError ? diaDelColegio(new Date()) : undefined);
  const { refetch } = catalogo;
  return {
    datos: useMemo(() => (catalogo.data && hoy !== undefined ? { ...catalogo.data, hoy } : null), [catalogo.data, hoy]),
    falla: catalogo.data ? null : catalogo.error,
    reintentar: () => void refetch(),
    reintentando: catalogo.isRefetching,
  };
};
