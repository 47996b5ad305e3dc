import type { Clase, Medida } from './cifras.ts';
import type { Respuesta } from './cliente.ts';

const ERRORES_QUE_SE_CUENTAN = 20;
const LARGO_DEL_DETALLE = 200;

export type Registro = {
  medidas: Medida[];
  errores: Map<string, number>;
  detalles: Map<string, number>;
  anotar(clase: Clase, respuesta: Respuesta): boolean;
};

export const crearRegistro = (): Registro => {
  const registro: Registro = {
    medidas: [],
    errores: new Map(),
    detalles: new Map(),
    anotar: (clase, { status, ms, cuerpo }) => {
      registro.medidas.push({ clase, ms });
      if (status >= 200 && status < 300) return true;
      registro.errores.set(clase, (registro.errores.get(clase) ?? 0) + 1);
      const detalle = `${clase} ${status}: ${cuerpo.slice(0, LARGO_DEL_DETALLE)}`;
      if (registro.detalles.has(detalle) || registro.detalles.size < ERRORES_QUE_SE_CUENTAN)
        registro.detalles.set(detalle, (registro.detalles.get(detalle) ?? 0) + 1);
      return false;
    },
  };
  return registro;
};
