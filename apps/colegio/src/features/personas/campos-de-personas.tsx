import { todosLosMensajes } from '@colega/contract/mensajes';
import { CamposQueFiltran, type OpcionesDelServidor } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useOperador } from '../../lib/operador.ts';
import { type BusquedaEnPantalla, CAMPOS } from './filtros.ts';
import { useOpcionesDePersonas } from './use-personas.ts';

type Props = { filtros: BusquedaEnPantalla; alCambiar: (cambios: Partial<BusquedaEnPantalla>) => void };

/** Whoever works for a district has only its people, and what people owe is of who may look at accounts. */
const CamposDePersonas = (props: Props) => {
  const { filtros } = props;
  const { permisos, distrito } = useOperador();
  const { data, isError, refetch } = useOpcionesDePersonas();
  const falla =
    isError && !data
      ? { mensaje: todosLosMensajes.error_cargar_opciones_de_filtros, alReintentar: () => void refetch() }
      : undefined;
  /** What the address says stays chosen while its name is not known. */
  const lista = (elegido: string, opciones: { valor: string; etiqueta: string }[]): OpcionesDelServidor => ({
    opciones:
      elegido === '' || opciones.some(({ valor }) => valor === elegido)
        ? opciones
        : [...opciones, { valor: elegido, etiqueta: elegido }],
    falla,
  });
  const { estados = [], especialidades = [], distritos = [] } = data ?? {};
  return (
    <CamposQueFiltran
      {...props}
      campos={CAMPOS.filter(
        ({ ruta }) =>
          (ruta !== 'distrito_id' || distrito === null) && (ruta !== 'deuda' || permisos.includes('cuentas.ver')),
      )}
      delServidor={{
        estado: lista(
          filtros.estado,
          estados.map(({ clave, nombre }) => ({ valor: clave, etiqueta: nombre })),
        ),
        especialidad: lista(
          filtros.especialidad,
          especialidades.map((valor) => ({ valor, etiqueta: valor })),
        ),
        ...(distrito === null && {
          distrito_id: lista(
            filtros.distrito_id,
            distritos.map(({ id, nombre }) => ({ valor: String(id), etiqueta: nombre })),
          ),
        }),
      }}
      cols={{ base: 1, xs: 2, md: 3 }}
    />
  );
};

export default CamposDePersonas;
