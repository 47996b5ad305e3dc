import { ESTADOS_DE_RESUMEN } from '@colega/contract/cuenta';
import { mensajes } from '@colega/contract/mensajes';
import { SelectQueFiltra } from '@colega/web-kit/ui/filtros/select-que-filtra.tsx';
import { TextoQueFiltra } from '@colega/web-kit/ui/filtros/texto-que-filtra.tsx';
import { SimpleGrid } from '@mantine/core';
import { useMatriculas } from '../../../lib/consultas/perfil.ts';
import { type ErroresDeAnio, type FiltrosDelResumen, LARGO_DE_ANIO } from './filtros-del-resumen.ts';

type Props = {
  filtros: FiltrosDelResumen;
  errores: ErroresDeAnio;
  alCambiar: (cambios: Partial<FiltrosDelResumen>) => void;
};

const aMedias = (anio: string): boolean => /^\d{1,3}$/.test(anio);

const CamposDelResumen = ({ filtros, errores, alCambiar }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="sm">
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
    <SelectQueFiltra
      label="Estado"
      todos="Todos"
      opciones={ESTADOS_DE_RESUMEN.map((estado) => ({ value: estado, label: estado }))}
      valor={filtros.estado}
      alCambiar={(estado) => alCambiar({ estado: estado as FiltrosDelResumen['estado'] })}
    />
    <FiltroDeMatricula valor={filtros.matricula} alCambiar={(matricula) => alCambiar({ matricula })} />
  </SimpleGrid>
);

export default CamposDelResumen;

const FiltroDeMatricula = ({ valor, alCambiar }: { valor: string; alCambiar: (matricula: string) => void }) => {
  const { data, isError, refetch } = useMatriculas();
  return (
    <SelectQueFiltra
      label="Matrícula"
      todos="Todas"
      opciones={
        data?.items.map(({ id, codigo, descripcion }) => ({
          value: String(id),
          label: `${codigo} · ${descripcion}`,
        })) ?? []
      }
      valor={valor}
      alCambiar={alCambiar}
      falla={isError ? { mensaje: mensajes.error_cargar_matriculas, alReintentar: () => void refetch() } : undefined}
    />
  );
};
