import { campoSiNo, elegido, numero, opcion, type PasoDeCertificado, texto } from '../campo.ts';
import type { TipoDeCertificado } from '../tipos.ts';

const LARGO_DOMICILIO = 120;
const LARGO_TELEFONO = 20;
const LARGO_EXPEDIENTE = 20;
const LARGO_LETRA = 3;
export const LARGO_OBSERVACIONES = 500; // S-270
const MAXIMO_DE_USUARIOS = 20;

const soloDeGas = [
  opcion('categoria_habilitacion', 'Tipo de instalación', [
    { valor: 1, etiqueta: '1°' },
    { valor: 2, etiqueta: '2°' },
    { valor: 3, etiqueta: '3°' },
  ]),
  numero('cant_usuarios_predio', 'Cantidad de usuarios en el mismo predio', 'entero', {
    positivo: true,
    maximo: MAXIMO_DE_USUARIOS,
    deEsteLugar: true,
  }),
  campoSiNo('obra_nueva', 'Obra nueva', { esUnHecho: true }),
  campoSiNo('reapertura', 'Reapertura', { esUnHecho: true }),
] as const;

/** OPN-107, OPN-108, CER-023..033: every form but the annex begins with it. */
export const pasoInicial = (type: TipoDeCertificado): PasoDeCertificado => ({
  id: 'inicial',
  titulo: 'DATOS GENERALES',
  grupos: [
    {
      titulo: 'Titular',
      campos: [
        elegido('titular', 'titular.id', 'Titular', { nombre: 'titular' }),
        texto('titular.domicilio', 'Domicilio legal', LARGO_DOMICILIO, { nombre: 'domicilioLegal', deEsteLugar: true }),
        elegido('localidad', 'titular.localidad_id', 'Localidad', { nombre: 'localidad' }),
        texto('titular.telefono', 'Teléfono', LARGO_TELEFONO, {
          nombre: 'telefono',
          opcional: true,
          deEsteLugar: true,
          regla: 'digitos_y_separadores',
        }),
        texto('reg_inst_municipal', 'Registro de instalador municipal', LARGO_EXPEDIENTE, {
          nombre: 'regInstMunicipal',
          opcional: true,
        }),
      ],
    },
    {
      titulo: 'Inmueble',
      campos: [
        elegido('inmueble', 'inmueble.id', 'Departamento', { nombre: 'inmueble' }),
        texto('inm_expediente_numero', 'Tramitado por expediente Nº', LARGO_EXPEDIENTE, {
          nombre: 'tramitadoExpedienteNumero',
          opcional: true,
          deEsteLugar: true,
        }),
        texto('inm_letra', 'Letra', LARGO_LETRA, { nombre: 'letra', opcional: true, deEsteLugar: true }),
        numero('inm_anio', 'Año', 'anio', { nombre: 'anio', deEsteLugar: true }),
        texto('inm_observaciones', 'Observaciones', LARGO_OBSERVACIONES, {
          nombre: 'observaciones',
          opcional: true,
          parrafo: true,
          deEsteLugar: true,
        }),
      ],
    },
    ...(type === 'eig' ? [{ titulo: 'Habilitación', campos: soloDeGas }] : []),
  ],
});
