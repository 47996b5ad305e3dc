import { texto } from '@colega/contract/mensajes';
import { CIRCUITOS, type Circuito, type FiltroDeCupon } from '@colega/domain/cupones';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { Select, SimpleGrid } from '@mantine/core';
import { useCircuitos } from '../../../lib/consultas/cuenta.ts';
import { FechaInput } from '../../../ui/fecha-input.tsx';
import { PanelDeFiltros } from '../../../ui/panel-de-filtros.tsx';
import { cantidadDeFiltros, ESTADOS, type Filtros } from './filtros-de-cupones.ts';

type Props = { filtros: Filtros; alCambiar: (cambios: Partial<Filtros>) => void };
type PropsDePanel = Props & {
  /** CUP-002 or CUP-012. */
  todos: boolean;
  alLimpiar: () => void;
  /** Another number starts the fields anew. */
  vez: number;
};

export const PanelDeFiltrosDeCupones = ({ todos, alLimpiar, vez, ...filtrado }: PropsDePanel) => (
  <PanelDeFiltros
    etiqueta="Filtros de cupones"
    boton="Filtros"
    cantidad={cantidadDeFiltros(filtrado.filtros)}
    alLimpiar={alLimpiar}
  >
    <SimpleGrid key={vez} cols={{ base: 1, xs: 2, md: todos ? 4 : 3 }} spacing="md" verticalSpacing="sm">
      {todos && <Fechas {...filtrado} />}
      <Select
        label="Estado"
        placeholder="Todos"
        data={ESTADOS}
        value={filtrado.filtros.estado || null}
        clearable
        clearButtonProps={{ 'aria-label': 'Borrar Estado' }}
        onChange={(estado) => filtrado.alCambiar({ estado: (estado ?? '') as FiltroDeCupon | '' })}
      />
      {todos && <FiltroDeCircuito {...filtrado} />}
    </SimpleGrid>
  </PanelDeFiltros>
);

const Fechas = ({ filtros, alCambiar }: Props) => {
  const rango = validarRangoDeFechas(filtros.fecha_desde, filtros.fecha_hasta);
  return (
    <>
      <FechaInput
        label="Fecha desde"
        value={filtros.fecha_desde || null}
        alCambiar={(fecha) => alCambiar({ fecha_desde: fecha ?? '' })}
      />
      <FechaInput
        label="Fecha hasta"
        value={filtros.fecha_hasta || null}
        alCambiar={(fecha) => alCambiar({ fecha_hasta: fecha ?? '' })}
        error={rango && texto(rango)}
      />
    </>
  );
};

/** By the college's names; without them the circuits are still known. */
const FiltroDeCircuito = ({ filtros, alCambiar }: Props) => {
  const { data } = useCircuitos();
  const circuitos = data?.items ?? CIRCUITOS.map((key) => ({ key, nombre: key }));
  return (
    <Select
      label="Circuito"
      placeholder="Todos"
      data={circuitos.map(({ key, nombre }) => ({ value: key, label: nombre }))}
      value={filtros.circuito || null}
      clearable
      clearButtonProps={{ 'aria-label': 'Borrar Circuito' }}
      onChange={(circuito) => alCambiar({ circuito: (circuito ?? '') as Circuito | '' })}
    />
  );
};
