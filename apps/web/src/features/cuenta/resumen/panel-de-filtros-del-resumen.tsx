import { ESTADOS_DE_RESUMEN } from '@colega/contract/cuenta';
import { mensajes } from '@colega/contract/mensajes';
import { Button, Select, SimpleGrid } from '@mantine/core';
import { useMatriculas } from '../../../lib/consultas/perfil.ts';
import { PanelDeFiltros } from '../../../ui/panel-de-filtros.tsx';
import { TextoQueFiltra } from '../../../ui/texto-que-filtra.tsx';
import { cantidadDeFiltros, type ErroresDeAnio, type Filtros, LARGO_DE_ANIO } from './filtros-del-resumen.ts';

type Props = {
  filtros: Filtros;
  errores: ErroresDeAnio;
  alCambiar: (cambios: Partial<Filtros>) => void;
  alLimpiar: () => void;
  /** Another number starts the fields anew. */
  vez: number;
};

const aMedias = (anio: string): boolean => /^\d{1,3}$/.test(anio);

/** RES-003. */
export const PanelDeFiltrosDelResumen = ({ filtros, errores, alCambiar, alLimpiar, vez }: Props) => (
  <PanelDeFiltros
    etiqueta="Filtros del resumen"
    boton="Filtros"
    cantidad={cantidadDeFiltros(filtros)}
    alLimpiar={alLimpiar}
  >
    <SimpleGrid key={vez} cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="sm">
      <TextoQueFiltra
        label="Año desde"
        placeholder="AAAA"
        numerico
        largo={LARGO_DE_ANIO}
        incompleto={aMedias}
        valor={filtros.anio_desde}
        error={errores.anio_desde}
        alCambiar={(anio_desde) => alCambiar({ anio_desde })}
      />
      <TextoQueFiltra
        label="Año hasta"
        placeholder="AAAA"
        numerico
        largo={LARGO_DE_ANIO}
        incompleto={aMedias}
        valor={filtros.anio_hasta}
        error={errores.anio_hasta}
        alCambiar={(anio_hasta) => alCambiar({ anio_hasta })}
      />
      <Select
        label="Estado"
        placeholder="Todos"
        data={ESTADOS_DE_RESUMEN}
        value={filtros.estado || null}
        clearable
        clearButtonProps={{ 'aria-label': 'Borrar Estado' }}
        onChange={(estado) => alCambiar({ estado: (estado ?? '') as Filtros['estado'] })}
      />
      <FiltroDeMatricula valor={filtros.matricula} alCambiar={(matricula) => alCambiar({ matricula })} />
    </SimpleGrid>
  </PanelDeFiltros>
);

const FiltroDeMatricula = ({ valor, alCambiar }: { valor: string; alCambiar: (matricula: string) => void }) => {
  const { data, isError, refetch } = useMatriculas();
  return (
    <div>
      <Select
        label="Matrícula"
        placeholder="Todas"
        data={
          data?.items.map(({ id, codigo, descripcion }) => ({
            value: String(id),
            label: `${codigo} · ${descripcion}`,
          })) ?? []
        }
        value={valor || null}
        clearable
        clearButtonProps={{ 'aria-label': 'Borrar Matrícula' }}
        nothingFoundMessage={mensajes.autocomplete_vacio}
        error={isError && mensajes.error_cargar_matriculas}
        onChange={(matricula) => alCambiar(matricula ?? '')}
      />
      {isError && (
        <Button variant="subtle" size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      )}
    </div>
  );
};
