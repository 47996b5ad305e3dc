import type { ClaveDeInforme, FiltroDeInforme, OpcionesDeInformes } from '@colega/contract/informes';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { CamposQueFiltran, type OpcionesDelServidor } from '@colega/web-kit/form/filtros/campos-que-filtran.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';
import { camposDe, type FiltrosDelInforme } from './filtros.ts';
import { opcionesDeMeses } from './meses.ts';
import { useOpciones } from './use-informes.ts';

type Props = {
  informe: ClaveDeInforme;
  filtros: FiltrosDelInforme;
  errores: Errores;
  alCambiar: (cambios: Partial<FiltrosDelInforme>) => void;
  eligeDistrito: boolean;
};

const deLaLista = (nombre: string, opciones: OpcionesDeInformes): nombre is keyof OpcionesDeInformes =>
  nombre in opciones;

const CamposDeInforme = ({ informe, filtros, errores, alCambiar, eligeDistrito }: Props) => {
  const hoy = useHoy();
  const { data, isError, refetch } = useOpciones();
  const falla =
    isError && !data
      ? { mensaje: todosLosMensajes.error_cargar_opciones_de_filtros, alReintentar: () => void refetch() }
      : undefined;
  const campos = camposDe(informe, filtros).filter(({ ruta }) => eligeDistrito || ruta !== 'distrito_id');
  const opcionesDe = (nombre: string): OpcionesDelServidor => {
    if (nombre === 'desde' || nombre === 'hasta') return { opciones: opcionesDeMeses(hoy, filtros[nombre]) };
    const elegido = filtros[nombre as FiltroDeInforme];
    const propia = { valor: elegido, etiqueta: nombre === 'dia' ? formatFecha(elegido) : elegido };
    const lista =
      data && deLaLista(nombre, data)
        ? data[nombre].map(({ valor, nombre: dicho }) => ({ valor, etiqueta: dicho }))
        : [];
    const esta = elegido === '' || lista.some(({ valor }) => valor === elegido);
    return { opciones: esta ? lista : [...lista, propia], falla };
  };
  return (
    <CamposQueFiltran
      campos={campos}
      filtros={filtros}
      errores={errores}
      alCambiar={alCambiar}
      delServidor={Object.fromEntries(
        campos.filter(({ ruta }) => ruta !== 'por').map(({ ruta }) => [ruta, opcionesDe(ruta)]),
      )}
      cols={{ base: 1, xs: 2, sm: 3, md: 4 }}
    />
  );
};

export default CamposDeInforme;
