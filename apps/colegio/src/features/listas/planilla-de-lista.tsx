import {
  type PlanillaDeLista,
  rutasDeListas,
  TAMANIO_MAXIMO_DE_PLANILLA_DE_LISTA_BYTES,
} from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { type ClaveDeLista, LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { ImportarPlanilla, resumirSinLugar } from '../../ui/importar-planilla.tsx';
import type { FilasCargadas } from './filas-en-edicion.ts';

const RUTAS = { xlsx: rutasDeListas.listaEnXlsx, csv: rutasDeListas.listaEnCsv } as const;

type DeBajada = { lista: ClaveDeLista; de: 'en_vigor' | 'en_preparacion' };

/** A list, to be worked on outside. */
export const BajarLista = ({ lista, de }: DeBajada) => (
  <>
    {(['xlsx', 'csv'] as const).map((formato) => (
      <BotonDeDescarga
        key={formato}
        pedir={() => llamar(RUTAS[formato], { params: { lista }, query: { de } })}
        nombre={`${lista.replaceAll('_', '-')}.${formato}`}
        falla={todosLosMensajes.error_imprimir}
        conDetalle
        aria-label={`Exportar en ${formato.toUpperCase()}: ${de === 'en_vigor' ? 'lo que rige' : 'lo que se prepara'}`}
      >
        {`Exportar en ${formato.toUpperCase()}`}
      </BotonDeDescarga>
    ))}
  </>
);

type DeSubida = { lista: ClaveDeLista; alLeer: (filas: PlanillaDeLista['filas']) => FilasCargadas };

/** What comes back from a spreadsheet goes to its cells as if it had been typed; nothing is kept until it is saved. */
export const ImportarLista = ({ lista, alLeer }: DeSubida) => (
  <ImportarPlanilla
    nombre={`Planilla de ${LISTAS_DEL_COLEGIO[lista].nombre}`}
    maximo={TAMANIO_MAXIMO_DE_PLANILLA_DE_LISTA_BYTES}
    alPasarse={todosLosMensajes.planilla_de_lista_grande}
    leer={async (archivo) => {
      const { filas, sin_lugar } = await llamar(rutasDeListas.leerPlanillaDeLista, { params: { lista }, archivo });
      avisarExito(contarCargadas(alLeer(filas)));
      if (sin_lugar.length > 0)
        avisarError(`No tiene lugar en esta lista, y no se cargó:\n${resumirSinLugar(sin_lugar)}`);
    }}
  />
);

const contarCargadas = ({ cuantas, anteriores }: FilasCargadas): string => {
  const cargadas = cuantas === 1 ? 'Se cargó 1 fila de la planilla.' : `Se cargaron ${cuantas} filas de la planilla.`;
  const quedan = `Los feriados de antes del día en que empieza quedan como están: ${anteriores}.`;
  return `${cargadas}${anteriores > 0 ? ` ${quedan}` : ''} Falta guardarla.`;
};
