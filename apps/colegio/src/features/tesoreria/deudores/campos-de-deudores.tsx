import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useOpcionesDePersonas } from '../../../lib/opciones-de-personas.ts';
import { useOperador } from '../../../lib/operador.ts';
import { CAMPOS_DE_DEUDORES, type FiltrosDeDeudoresEnPantalla } from './filtros.ts';

type Props = {
  filtros: FiltrosDeDeudoresEnPantalla;
  alCambiar: (cambios: Partial<FiltrosDeDeudoresEnPantalla>) => void;
  /** Those in which something that is owed fell or falls due. */
  anios: readonly number[];
};

const CamposDeDeudores = ({ filtros, alCambiar, anios }: Props) => {
  const { distrito } = useOperador();
  const { especialidad, distrito_id } = useOpcionesDePersonas(filtros);
  const losAnios = [...new Set([...anios.map(String), ...(filtros.anio ? [filtros.anio] : [])])];
  return (
    <CamposQueFiltran
      campos={CAMPOS_DE_DEUDORES.filter(({ ruta }) => ruta !== 'distrito_id' || distrito === null)}
      filtros={filtros}
      alCambiar={alCambiar}
      delServidor={{
        anio: { opciones: losAnios.map((anio) => ({ valor: anio, etiqueta: anio })) },
        especialidad,
        ...(distrito === null && { distrito_id }),
      }}
      cols={{ base: 1, xs: 2, md: 3 }}
    />
  );
};

export default CamposDeDeudores;
