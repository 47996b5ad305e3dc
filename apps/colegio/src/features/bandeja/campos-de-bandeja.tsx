import { todosLosMensajes } from '@colega/contract/mensajes';
import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { CAMPOS, type FiltrosDeLaCola } from './filtros.ts';
import { useFiltrables } from './use-cola.ts';

type Props = {
  filtros: FiltrosDeLaCola;
  alCambiar: (cambios: Partial<FiltrosDeLaCola>) => void;
  eligeDistrito: boolean;
};

type ConNombre = { id: number; nombre: string };
const opcionesDe = (cosas: readonly ConNombre[] | undefined) =>
  cosas?.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })) ?? [];

/** A district's operator has no district to choose. */
const CamposDeBandeja = ({ filtros, alCambiar, eligeDistrito }: Props) => {
  const { data, isError, refetch } = useFiltrables();
  const falla =
    isError && !data
      ? { mensaje: todosLosMensajes.error_cargar_filtrables, alReintentar: () => void refetch() }
      : undefined;
  return (
    <CamposQueFiltran
      campos={CAMPOS.filter(({ ruta }) => eligeDistrito || ruta !== 'distrito_id')}
      filtros={filtros}
      alCambiar={alCambiar}
      delServidor={{
        rubro_id: { opciones: opcionesDe(data?.rubros), falla },
        ...(eligeDistrito && { distrito_id: { opciones: opcionesDe(data?.distritos), falla } }),
      }}
      cols={{ base: 1, xs: 2, sm: 3, md: eligeDistrito ? 5 : 4 }}
    />
  );
};

export default CamposDeBandeja;
