import { mensajes } from '@colega/contract/mensajes';
import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useEstadosLegajos } from '../../../lib/consultas/referencias.ts';
import { CAMPOS_DE_LEGAJOS, type Filtros, validarFiltros } from './filtros.ts';

type Props = { filtros: Filtros; alCambiar: (cambios: Partial<Filtros>) => void };

const CamposDeLegajos = ({ filtros, alCambiar }: Props) => {
  const { data, isError, refetch } = useEstadosLegajos();
  const estado = {
    opciones: data?.items.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })) ?? [],
    falla:
      isError && !data ? { mensaje: mensajes.error_cargar_estados, alReintentar: () => void refetch() } : undefined,
  };
  return (
    <CamposQueFiltran
      campos={CAMPOS_DE_LEGAJOS}
      filtros={filtros}
      alCambiar={alCambiar}
      errores={validarFiltros(filtros)}
      delServidor={{ estado }}
      cols={{ base: 1, xs: 2, md: 3, lg: 4 }}
    />
  );
};

export default CamposDeLegajos;
