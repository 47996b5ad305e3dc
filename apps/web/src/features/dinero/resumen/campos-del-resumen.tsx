import { mensajes } from '@colega/contract/mensajes';
import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { useMatriculas } from '../../../lib/consultas/perfil.ts';
import { FILTROS_DEL_RESUMEN, type FiltrosDelResumen } from './filtros-del-resumen.ts';

type Props = {
  filtros: FiltrosDelResumen;
  errores: Errores;
  alCambiar: (cambios: Partial<FiltrosDelResumen>) => void;
};

const CamposDelResumen = (props: Props) => {
  const { data, isError, refetch } = useMatriculas();
  const matricula = {
    opciones:
      data?.items.map(({ id, codigo, descripcion }) => ({
        valor: String(id),
        etiqueta: `${codigo} · ${descripcion}`,
      })) ?? [],
    falla:
      isError && !data ? { mensaje: mensajes.error_cargar_matriculas, alReintentar: () => void refetch() } : undefined,
  };
  return (
    <CamposQueFiltran
      {...props}
      campos={FILTROS_DEL_RESUMEN.campos}
      delServidor={{ matricula }}
      cols={{ base: 1, xs: 2, md: 4 }}
    />
  );
};

export default CamposDelResumen;
