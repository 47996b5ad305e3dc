import {
  type PlanillaDeArancel,
  rutasDeAranceles,
  TAMANIO_MAXIMO_DE_PLANILLA_BYTES,
  type TablaLeida,
} from '@colega/contract/honorarios';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { avisarError, avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { Group } from '@mantine/core';
import { ImportarPlanilla, resumirSinLugar } from '../../ui/importar-planilla.tsx';
import type { Escritas } from './use-guardado.ts';

type DeBajada = { id: number; tabla: TablaLeida; de: 'preparacion' | 'resolucion' };

const RUTAS = {
  preparacion: { csv: rutasDeAranceles.planillaEnCsv, xlsx: rutasDeAranceles.planillaEnXlsx },
  resolucion: {
    csv: rutasDeAranceles.planillaDeResolucionEnCsv,
    xlsx: rutasDeAranceles.planillaDeResolucionEnXlsx,
  },
} as const;

/** A table, to be worked on outside. */
export const BajarTabla = ({ id, tabla: { clave }, de }: DeBajada) => (
  <>
    {(['xlsx', 'csv'] as const).map((formato) => (
      <BotonDeDescarga
        key={formato}
        pedir={() => llamar(RUTAS[de][formato], { params: { id }, query: { tabla: clave } })}
        nombre={`arancel-${clave}.${formato}`}
        falla={todosLosMensajes.error_imprimir}
        conDetalle
      >
        {`Exportar en ${formato.toUpperCase()}`}
      </BotonDeDescarga>
    ))}
  </>
);

type DeSubida = {
  id: number;
  tabla: TablaLeida;
  alLeer: (escritas: Escritas) => void;
  /** All of it or nothing. Answers what went wrong, or null. */
  alLeerConNormas: (leida: Pick<PlanillaDeArancel, 'celdas' | 'normas'>) => Promise<unknown>;
};

/** What comes back from a spreadsheet goes to its cells as if it had been typed; with norms, at once with them. */
export const ImportarTabla = ({ id, tabla, alLeer, alLeerConNormas }: DeSubida) => (
  <ImportarPlanilla
    nombre={`Planilla de ${tabla.titulo}`}
    maximo={TAMANIO_MAXIMO_DE_PLANILLA_BYTES}
    alPasarse={todosLosMensajes.planilla_de_arancel_grande}
    leer={async (archivo) => {
      const leida = await llamar(rutasDeAranceles.leerPlanilla, {
        ...{ params: { id }, query: { tabla: tabla.clave }, archivo },
      });
      if (leida.normas.length > 0) {
        const causa = await alLeerConNormas(leida);
        if (causa)
          return void avisarError(`${explicarFalla(causa, todosLosMensajes.error_de_comunicacion)}\n${NADA_DE_ELLA}`);
      } else if (leida.celdas.length > 0) alLeer(leida.celdas);
      avisarExito(contarLeidas(leida.celdas.length, leida.normas.flatMap(({ rutas }) => rutas).length));
      if (leida.sin_lugar.length > 0) avisarError(`No están en esta tabla:\n${resumirSinLugar(leida.sin_lugar)}`);
    }}
  />
);

const NADA_DE_ELLA = 'No se tomó nada de la planilla: volvé a importarla.';

const contarLeidas = (cuantas: number, conNorma: number): string => {
  if (cuantas + conNorma === 0) return 'La planilla dice lo mismo que la tabla: no cambia nada.';
  const normas = conNorma === 1 ? 'la norma de 1 renglón' : `la norma de ${conNorma} renglones`;
  if (cuantas === 0) return `De la planilla se toma ${normas}.`;
  const cifras = cuantas === 1 ? 'Se cargó 1 cifra' : `Se cargaron ${cuantas} cifras`;
  return conNorma === 0 ? `${cifras} de la planilla.` : `${cifras} de la planilla, y ${normas}.`;
};

type Acciones = DeSubida & { alSubirTodo: () => void; alPonerNorma: () => void };

export const AccionesDeTabla = ({ id, tabla, alLeer, alLeerConNormas, alSubirTodo, alPonerNorma }: Acciones) => (
  <Group gap="sm">
    <BotonDeAccion variant="default" ocupado="" alPresionar={alSubirTodo}>
      Aplicar un porcentaje
    </BotonDeAccion>
    <BotonDeAccion variant="default" ocupado="" alPresionar={alPonerNorma}>
      Norma de lo que se ve
    </BotonDeAccion>
    <ImportarTabla {...{ id, tabla, alLeer, alLeerConNormas }} />
    <BajarTabla id={id} tabla={tabla} de="preparacion" />
  </Group>
);
