import type { HojaDeImportacion, ResumenLeido } from '@colega/contract/importaciones';
import { todosLosMensajes } from '@colega/contract/mensajes';
import {
  type DecisionDeFila,
  type EntidadAImportar,
  mayorNumeroDeLegajo,
  resumirDecisiones,
} from '@colega/domain/importaciones';
import { fraseDeFila, nombreDeColumna } from './informe.ts';

const A_LA_VISTA = 100;

const contarMotivos = (rechazadas: readonly DecisionDeFila[]): ResumenLeido['motivos'] => {
  const cuentas = new Map<string, { entidad: EntidadAImportar; motivo: string; cuantas: number }>();
  for (const { entidad, problemas } of rechazadas)
    for (const { codigo, campo } of problemas) {
      // without the value of each row, so that the same fault counts as one
      const motivo = todosLosMensajes[codigo].replaceAll(/«?\{\w+\}»?/g, '…');
      const columna = nombreDeColumna(entidad, campo);
      const dicho = columna === '' ? motivo : `${columna}: ${motivo}`;
      const clave = `${entidad} ${dicho}`;
      cuentas.set(clave, { entidad, motivo: dicho, cuantas: (cuentas.get(clave)?.cuantas ?? 0) + 1 });
    }
  return [...cuentas.values()].sort((a, b) => b.cuantas - a.cuantas).slice(0, A_LA_VISTA);
};

export const armarResumen = (
  hojas: readonly HojaDeImportacion[],
  decisiones: readonly DecisionDeFila[],
  { segundos, ultimo }: { segundos: number; ultimo: number },
): ResumenLeido => {
  const mayor = mayorNumeroDeLegajo(decisiones);
  const rechazadas = decisiones.filter(({ resultado }) => resultado === 'rechaza');
  const nombreDe = (hoja: number): string => hojas[hoja]?.nombre ?? '';
  return {
    ...resumirDecisiones(decisiones),
    motivos: contarMotivos(rechazadas),
    rechazadas: rechazadas.slice(0, A_LA_VISTA).map(({ hoja, fila, entidad, problemas }) => ({
      ...{ hoja: nombreDe(hoja), fila, entidad },
      columna: nombreDeColumna(entidad, problemas[0]?.campo),
      motivo: problemas.map(fraseDeFila).join(' '),
    })),
    cambios: decisiones
      .filter(({ resultado, cambios }) => resultado !== 'rechaza' && cambios.length > 0)
      .slice(0, A_LA_VISTA)
      .map(({ hoja, fila, clave, cambios, entidad, valores }) => ({
        ...{ hoja: nombreDe(hoja), fila, clave: clave ?? '' },
        cambios: cambios.map((cambio) => ({
          ...cambio,
          campo:
            entidad === 'sanciones'
              ? `${cambio.campo} de ${valores.matricula}`
              : nombreDeColumna(entidad, cambio.campo) || cambio.campo,
        })),
      })),
    suspenden: decisiones.filter(
      ({ entidad, resultado, cambios }) => entidad === 'sanciones' && resultado === 'crea' && cambios.length > 0,
    ).length,
    siguen_desde: mayor > ultimo ? mayor + 1 : null,
    segundos,
  };
};
