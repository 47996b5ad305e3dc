import { CamposQueFiltran } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useOpcionesDePersonas } from '../../lib/opciones-de-personas.ts';
import { useOperador } from '../../lib/operador.ts';
import { type BusquedaEnPantalla, CAMPOS } from './filtros.ts';

type Props = { filtros: BusquedaEnPantalla; alCambiar: (cambios: Partial<BusquedaEnPantalla>) => void };

/** Whoever works for a district has only its people, and what people owe is of who may look at accounts. */
const CamposDePersonas = (props: Props) => {
  const { permisos, distrito } = useOperador();
  const { distrito_id, ...delServidor } = useOpcionesDePersonas(props.filtros);
  return (
    <CamposQueFiltran
      {...props}
      campos={CAMPOS.filter(
        ({ ruta }) =>
          (ruta !== 'distrito_id' || distrito === null) && (ruta !== 'deuda' || permisos.includes('cuentas.ver')),
      )}
      delServidor={distrito === null ? { ...delServidor, distrito_id } : delServidor}
      cols={{ base: 1, xs: 2, md: 3 }}
    />
  );
};

export default CamposDePersonas;
