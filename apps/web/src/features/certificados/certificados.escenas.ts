import { rutasDeCertificados } from '@colega/contract/certificados';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion } from '@colega/contract/sesion';
import { configuracionDe, type TipoDeCertificado } from '@colega/domain/certificados';
import { pagina, rubro } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { direccionDeFormulario } from '../../lib/navegacion/direcciones.ts';
import {
  anexo,
  certificado,
  certificadoDeLista,
  certificadoLeido,
  legajoElectrico,
  tipoOfrecido,
  tiposElectricos,
} from '../../testing/datos-de-certificados.ts';
import type { EstadoDeEntrada } from './configuracion-elegida.ts';

const { tiposDeCertificado, certificados } = rutasDeCertificados;
const LEGAJO = responde(rutasDeLegajos.legajo, legajoElectrico());
const PERMITE = responde(rutasDeLegajos.permiteCertificado, { permite_certificados: true, motivo: null });
const ANULADO = { id: 5, clave: 'anulado', nombre: 'Anulado' } as const;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  LEGAJO,
  PERMITE,
  responde(tiposDeCertificado, pagina([...tiposElectricos(), tipoOfrecido('eig')])),
  responde(certificados, pagina([certificado()])),
];
const sinEjercicio = responde(rutasDeSesion.permisosDePersona, permisos({ ejercicio: false }));

export const escenasDeEleccion: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(tiposDeCertificado)] },
  vacia: {
    muestra: 'Este legajo no lleva certificados',
    respuestas: [
      ...base,
      responde(rutasDeLegajos.legajo, legajoElectrico({ rubro: rubro() })),
      responde(tiposDeCertificado, pagina([])),
    ],
  },
  'con-datos': {
    muestra: 'T1G, pilar',
    respuestas: [
      ...base,
      responde(
        tiposDeCertificado,
        pagina([
          ...tiposElectricos().slice(0, -1),
          tipoOfrecido('anexa_in_situ', { disponible: false, motivo: mensajes.sin_referencia_para_anexo }),
        ]),
      ),
    ],
  },
  falla: { muestra: mensajes.error_cargar_datos, respuestas: [...base, rechaza(tiposDeCertificado, 500, 'No')] },
  'sin-permiso': { muestra: mensajes.sin_habilidad_ejercicio, respuestas: [...base, sinEjercicio] },
};

const lista = rutasDeCertificados.buscarCertificados;
const permitido = [responde(rutasDeSesion.permisosDePersona, permisos())];
export const escenasDeListadoDeCertificados: Escenas = {
  cargando: { muestra: 'Cargando la lista…', respuestas: [...permitido, noResponde(lista)] },
  vacia: { muestra: 'Todavía no emitiste certificados', respuestas: [...permitido, responde(lista, pagina([]))] },
  'con-datos': {
    muestra: 'T1G-2026-000001',
    respuestas: [
      ...permitido,
      responde(
        lista,
        pagina([
          certificadoDeLista(),
          certificadoDeLista({ ...anexo(), titular: 'FERNANDEZ ANA PAULA' }),
          certificadoDeLista({ id: 33, numero_certificado: 'T1G-2026-000002', estado: ANULADO }),
        ]),
      ),
    ],
  },
  falla: { muestra: mensajes.error_cargar_datos, respuestas: [...permitido, rechaza(lista, 500, 'No')] },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...permitido, rechaza(lista, 403, 'Tu usuario no puede ver certificados.')],
  },
};

const uno = rutasDeCertificados.certificado;
const EMITIDO = '/app/ejercicio/certificado/31';
export const escenasDeCertificadoEmitido: Escenas = {
  cargando: { direccion: EMITIDO, muestra: 'Cargando…', respuestas: [...permitido, noResponde(uno)] },
  vacia: {
    direccion: EMITIDO,
    muestra: 'No encontramos este certificado',
    respuestas: [...permitido, rechaza(uno, 404, mensajes.no_encontrado)],
  },
  'con-datos': {
    direccion: EMITIDO,
    muestra: 'T1G-2026-000001',
    respuestas: [...permitido, responde(uno, certificadoLeido())],
  },
  falla: {
    direccion: EMITIDO,
    muestra: mensajes.error_cargar_datos,
    respuestas: [...permitido, rechaza(uno, 500, 'No')],
  },
  'sin-permiso': {
    direccion: EMITIDO,
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...permitido, rechaza(uno, 403, 'Tu usuario no puede ver certificados.')],
  },
};

const ELEGIDO: Partial<Record<TipoDeCertificado, Partial<EstadoDeEntrada['configuracion']>>> = {
  caie: { suministroElectrico: { value: 'definitiva' } },
  caie_er: { suministroElectrico: { value: 'v220_t1r_3_6kw' } },
  t1g: { tipoCableado: 'monofasico', verificacion: 'inicial' },
};

const conEleccion = (type: TipoDeCertificado) => ({
  direccion: direccionDeFormulario(1, type),
  estado: { configuracion: { ...configuracionDe(type), ...ELEGIDO[type] } } satisfies EstadoDeEntrada,
});

export const escenasDelFormulario = (type: TipoDeCertificado): Escenas => ({
  cargando: { ...conEleccion(type), muestra: 'Cargando…', respuestas: [...base, noResponde(rutasDeLegajos.legajo)] },
  vacia: {
    ...conEleccion(type),
    muestra: mensajes.tipo_de_otro_rubro,
    respuestas: [...base, responde(tiposDeCertificado, pagina([]))],
  },
  'con-datos': { ...conEleccion(type), muestra: /Campos obligatorios/, respuestas: base },
  falla: {
    ...conEleccion(type),
    muestra: mensajes.error_cargar_datos,
    respuestas: [...base, rechaza(rutasDeLegajos.legajo, 500, 'No')],
  },
  'sin-permiso': {
    ...conEleccion(type),
    muestra: mensajes.sin_habilidad_ejercicio,
    respuestas: [...base, sinEjercicio],
  },
});
