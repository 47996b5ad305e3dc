import { mensajes } from '@colega/contract/mensajes';
import type { ObservacionEnCurso } from '@colega/domain/legajos';
import { RangoDeFechas } from '@colega/web-kit/ui/filtros/rango-de-fechas.tsx';
import { SelectQueFiltra } from '@colega/web-kit/ui/filtros/select-que-filtra.tsx';
import { TextoQueFiltra } from '@colega/web-kit/ui/filtros/texto-que-filtra.tsx';
import { Select, SimpleGrid } from '@mantine/core';
import { useEstadosLegajos } from '../../../lib/consultas/referencias.ts';
import { esNumeroDeLegajo, type Filtros, LARGO_DE_COMITENTE, LARGO_DE_NUMERO, ORDENES, type Orden } from './filtros.ts';

const OBSERVACIONES = [
  { value: 'abierta', label: 'Sin responder' },
  { value: 'respondida', label: 'Respondidas' },
] as const satisfies readonly { value: ObservacionEnCurso; label: string }[];

type Props = { filtros: Filtros; alCambiar: (cambios: Partial<Filtros>) => void };

const CamposDeLegajos = ({ filtros, alCambiar }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: 3, lg: 4 }} spacing="md" verticalSpacing="sm">
    <TextoQueFiltra
      label="Comitente"
      placeholder="Nombre o CUIT"
      valor={filtros.comitente}
      largo={LARGO_DE_COMITENTE}
      alCambiar={(comitente) => alCambiar({ comitente })}
    />
    <TextoQueFiltra
      label="Número de legajo"
      valor={filtros.numero_legajo}
      largo={LARGO_DE_NUMERO}
      numerico
      error={!esNumeroDeLegajo(filtros.numero_legajo) && mensajes.numero_de_legajo_invalido}
      alCambiar={(numero_legajo) => alCambiar({ numero_legajo })}
    />
    <FiltroDeEstado valor={filtros.estado} alCambiar={(estado) => alCambiar({ estado })} />
    <RangoDeFechas rango={filtros} alCambiar={alCambiar} />
    <SelectQueFiltra
      label="Observaciones"
      todos="Todas"
      opciones={OBSERVACIONES}
      valor={filtros.observacion}
      alCambiar={(observacion) => alCambiar({ observacion: observacion as Filtros['observacion'] })}
    />
    <Select
      label="Ordenar por"
      data={ORDENES}
      value={filtros.orden}
      allowDeselect={false}
      onChange={(orden) => orden && alCambiar({ orden: orden as Orden })}
    />
  </SimpleGrid>
);

export default CamposDeLegajos;

const FiltroDeEstado = ({ valor, alCambiar }: { valor: string; alCambiar: (estado: string) => void }) => {
  const { data, isError, refetch } = useEstadosLegajos();
  return (
    <SelectQueFiltra
      label="Estado"
      todos="Todos"
      opciones={data?.items.map(({ id, nombre }) => ({ value: String(id), label: nombre })) ?? []}
      valor={valor}
      alCambiar={alCambiar}
      falla={isError ? { mensaje: mensajes.error_cargar_estados, alReintentar: () => void refetch() } : undefined}
    />
  );
};
