import { texto } from '@colega/contract/mensajes';
import type { Fecha } from '@colega/domain/fechas';
import {
  type Catalogo,
  calcularEstadoDeObra,
  categoriaDeLaVivienda,
  type ProblemaDeCalculo,
  problemasDeTarea,
} from '@colega/domain/honorarios';
import type { Resultado } from '@colega/domain/resultado';
import type { Calculadora } from '../asistente/calculadora.ts';

const exigir = <T>(resultado: Resultado<T, ProblemaDeCalculo[]>): T => {
  if (resultado.ok) return resultado.valor;
  throw new Error(resultado.problema.map(texto).join(' '));
};

/** What the server answers to the wizard of a file, from the published catalogue. */
export const crearCalculadoraLocal = (catalogo: Catalogo, hoy: Fecha): Calculadora => ({
  validarTarea: async ({ fecha = hoy, ...tarea }) => {
    const resultado = problemasDeTarea(catalogo, fecha, tarea);
    const problemas = resultado.ok ? resultado.valor : resultado.problema;
    const errores = problemas.map((problema) => ({ campo: problema.campo ?? '', mensaje: texto(problema) }));
    return { valida: errores.length === 0, mensajes: errores.map(({ mensaje }) => mensaje), errores };
  },
  calcularEstadoDeObra: async ({ fecha = hoy, estado_obra }) =>
    exigir(calcularEstadoDeObra(catalogo, fecha, estado_obra)),
  calcularCategoriaDeVivienda: async ({ fecha = hoy, ...items }) =>
    exigir(categoriaDeLaVivienda(catalogo, fecha, items)),
});
