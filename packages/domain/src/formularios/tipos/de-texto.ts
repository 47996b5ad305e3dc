import { Decimal } from '../../dinero/decimal.ts';
import type { ReglaDeFormato } from '../../validacion/reglas.ts';
import type { Campo } from '../formulario.ts';
import { aplicarReglas, cuentaComoDato } from '../reglas-de-campo.ts';
import { correcto, type DefinicionDeTipo, deOtraForma, noCambia } from './definicion.ts';

/** Text of a JSON string or number; null for anything else. */
export const leerComoTexto = (valor: unknown): string | null => {
  if (valor === undefined || valor === null) return '';
  if (typeof valor === 'string') return valor;
  return typeof valor === 'number' && Number.isFinite(valor) ? new Decimal(valor === 0 ? 0 : valor).toFixed() : null;
};

type OpcionesDeTexto = {
  /** Shape of what is typed, before the rules of the field. Empty text passes. */
  regla: (campo: Campo) => ReglaDeFormato;
  limpiar?: (texto: string) => string;
  canonico?: (texto: string) => string;
};

/** The field types whose value is one text. */
export const tipoDeTexto = ({ regla, limpiar = noCambia, canonico = noCambia }: OpcionesDeTexto): DefinicionDeTipo => {
  const inicial = (campo: Campo): string => canonico((leerComoTexto(campo.values) ?? '').trim());
  return {
    valorInicial: inicial,
    limpiar,
    normalizar: (_campo, valor, { ruta }) => {
      const texto = leerComoTexto(valor);
      return texto === null ? deOtraForma('', ruta) : correcto(canonico(texto.trim()));
    },
    validar: (campo, valor, { ruta }) => {
      const texto = leerComoTexto(valor) ?? '';
      const deForma = texto.trim() === '' ? null : regla(campo)(texto);
      return deForma ? [{ ...deForma, campo: ruta }] : aplicarReglas(campo, texto, ruta);
    },
    tieneDatos: (campo, valor, { cuentaDefectos }) =>
      cuentaComoDato(campo, leerComoTexto(valor) ?? '', inicial(campo), cuentaDefectos),
  };
};
