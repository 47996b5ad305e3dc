import { todosLosMensajes } from '@colega/contract/mensajes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { SinResultados } from '@colega/web-kit/ui/esperas/sin-resultados.tsx';
import { CuantosHay } from '@colega/web-kit/ui/filtros/cuantos-hay.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Group, Text, Title } from '@mantine/core';
import type { FilaActiva } from '../../lib/use-fila-activa.ts';
import { FILTROS_DE_BANDEJA, type FiltrosDeLaCola } from './filtros.ts';
import { TablaDeCola } from './tabla-de-cola.tsx';
import type { useCola } from './use-cola.ts';
import type { Tomas } from './use-tomas.ts';

type Props = {
  nombre: string;
  dias: number | undefined;
  filtros: FiltrosDeLaCola;
  cola: ReturnType<typeof useCola>;
  activa: FilaActiva;
  tomas: Tomas;
  puedeTomar: boolean;
  irAPagina: (page: number) => void;
  limpiar: () => void;
};

export const EnLaCola = ({ nombre, dias, cola, ...resto }: Props) => (
  <section aria-labelledby="cola">
    <Group align="baseline" gap="md" mb={4}>
      <Title order={2} size="h3" id="cola">
        {nombre}
      </Title>
      {cola.data && <CuantosHay pagination={cola.data.pagination} uno="legajo" varios="legajos" />}
      {dias !== undefined && (
        <Text size="sm" c="dimmed" ml="auto">
          {`Término: ${dias === 1 ? '1 día hábil' : `${dias} días hábiles`}`}
        </Text>
      )}
    </Group>
    <Contenido nombre={nombre} cola={cola} {...resto} />
  </section>
);

const Contenido = ({ filtros, cola, irAPagina, limpiar, ...tabla }: Omit<Props, 'dias'>) => {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = cola;
  usePaginaQueExiste(filtros.page, isPlaceholderData ? undefined : data, irAPagina);
  // What was read of another queue does not stand for the one that could not be read.
  const hay = data !== undefined && !(isPlaceholderData && error);
  if (!hay) {
    if (!error || isFetching) return <EsqueletoDeTarjetas alto={64} cantidad={6} />;
    return (
      <FallaDeConsulta error={error} mensaje={todosLosMensajes.error_cargar_cola} alReintentar={() => void refetch()} />
    );
  }
  const { items, pagination } = data;
  return (
    <>
      {error && (
        <Nota tono="advierte">
          {todosLosMensajes.cola_sin_actualizar} <Instante valor={new Date(dataUpdatedAt).toISOString()} />.
        </Nota>
      )}
      {items.length === 0 && <SinFilas filtrada={FILTROS_DE_BANDEJA.cantidad(filtros) > 0} limpiar={limpiar} />}
      {items.length > 0 && (
        <>
          <TablaDeCola {...tabla} filas={items} actualizando={isPlaceholderData} />
          <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de la cola" />
        </>
      )}
    </>
  );
};

const SinFilas = ({ filtrada, limpiar }: { filtrada: boolean; limpiar: () => void }) =>
  filtrada ? (
    <SinResultados alLimpiar={limpiar} />
  ) : (
    <EstadoVacio
      icono="tilde"
      titulo="No hay nada esperando acá"
      texto="Cuando un legajo llegue a esta cola lo vas a ver sin recargar la página."
    />
  );
