import type { FichaDePersona, FilaDePersonas } from '@colega/contract/perfil';
import { bloqueo, matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { DISTRITOS } from './datos-del-colegio.ts';

export const filaDePersona = (cambios: Partial<FilaDePersonas> = {}): FilaDePersonas => ({
  ...{ id: 70, apellido: 'García', nombre: 'María Elena', cuit: '27204567891' },
  distrito: { id: 1, nombre: 'Distrito I' },
  matriculas: [{ codigo: 'T-12.345', estado: 'Activo', color: '#d3f9d8', color_texto: '#1b5e2b' }],
  ...{ bloqueada: false, por_verificar: false },
  ...cambios,
});

export const COLAS = {
  colas: [
    { cola: 'altas' as const, nombre: 'Altas', total: 2 },
    { cola: 'por_verificar' as const, nombre: 'Datos y títulos por verificar', total: 1 },
  ],
  distritos: DISTRITOS,
};

export const OPCIONES_DE_PERSONAS = {
  distritos: DISTRITOS,
  estados: [
    { clave: 'activo' as const, nombre: 'Activo' },
    { clave: 'suspendido' as const, nombre: 'Suspendido' },
  ],
  especialidades: ['Maestro mayor de obras', 'Técnico electricista'],
};

/** One with a block in force, a licence whose title waits, and a sanction. */
export const ficha = (cambios: Partial<FichaDePersona> = {}): FichaDePersona => ({
  ...persona(),
  version: 4,
  usuario: { id: 9, username: 'mgarcia', activo: true },
  datos: {
    ...{ apellido: 'García', nombre: 'María Elena', cuit: '27201234560', email: 'mgarcia@example.com' },
    ...{ nacionalidad: 'Argentina', genero: null, fecha_nacimiento: '1968-09-14' },
    ...{ domicilio_calle: null, domicilio_numero: null, domicilio_piso: null, domicilio_departamento: null },
    ...{ domicilio_localidad_id: null, legal_calle: null, legal_numero: null, legal_piso: null },
    ...{ legal_departamento: null, legal_localidad_id: null, distrito_id: 1, verificado: true },
    telefonos: [{ codigo_area: '221', numero: '4556677', tipo_contacto: 'R' }],
  },
  verificacion: { identidad: 'verificado', foto: 'sin_cargar', firma: 'por_verificar' },
  matriculas: [{ ...matricula(), verificacion_del_titulo: 'por_verificar', titulo_rechazado: null }],
  al_dia: { esta: true, deuda_desde: '2026-03-01', dias_de_gracia: 30, excepcion: null },
  bloqueos: [{ ...bloqueo(), clave: 'documentacion_pendiente' }],
  tipos_de_bloqueo: [
    { clave: 'documentacion_pendiente', nombre: 'Documentación pendiente', quita: [], visible: true, se_usa: true },
    { clave: 'ejercicio_suspendido', nombre: 'Suspensión', quita: ['ejercicio'], visible: true, se_usa: true },
  ],
  sanciones: [
    { id: 1, matricula: 'T-12345', motivo: 'Resolución 3/26', importe: '15000.00', fecha: '2026-03-01', pagada: false },
  ],
  causas: [],
  carnets: [{ id: 3, numero: 'C-000003', fecha: '2026-01-10', vencimiento: '2027-01-10', estado: 'vigente' }],
  sin_carnet_porque: 'Antes de emitir la credencial falta verificar: el título.',
  legajos: {
    total: 1,
    ultimos: [
      {
        ...{ id: 31, numero_legajo: 104, fecha: '2026-02-01', comitente: 'López Ana', rubro: 'Obra civil' },
        estado: { nombre: 'Confirmado', color: '#d3f9d8', color_texto: '#1b5e2b' },
      },
    ],
  },
  cuenta: null,
  sesiones: [],
  ...cambios,
});
