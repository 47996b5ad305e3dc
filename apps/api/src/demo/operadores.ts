import type { Contexto } from '@colega/domain/permisos';
import type { OperadorDeDemo, PersonaDeDemo } from './personas.ts';

const EMPLEADO = {
  verificado: true,
  bloqueos: [],
  con_carnet: false,
  causas: [],
  matriculas: [],
  distrito: 0,
  domicilio: ['Calle 7', '1050'],
  legal: ['Calle 7', '1050', null, null],
  localidad: ['1900', 'La Plata'],
  nacimiento: '1980-01-01',
  genero: 'Femenino',
  telefono: ['221', '4210055'],
} satisfies Partial<PersonaDeDemo>;

const con = (operador: OperadorDeDemo): { operador: OperadorDeDemo; contextos: Contexto[] } => ({
  operador,
  contextos: [operador.distrito === null ? 'operador_consejo' : 'operador_distrital'],
});

/** S-581, S-590: one who approves and administers, and one of each desk, who are nothing else. */
export const OPERADORES_DE_DEMO: readonly PersonaDeDemo[] = [
  {
    ...EMPLEADO,
    operador: { roles: ['visado', 'administracion'], distrito: null },
    contextos: ['operador_consejo', 'operador_distrital'],
    ...{ username: 'operador', nombre: 'Consejo', apellido: 'Operador', cuit: '20223334440', genero: 'Masculino' },
    descripcion: 'sin autogestión: visado y administración de todo el Colegio',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['mesa'], distrito: 'distrito_i' }),
    ...{ username: 'omesa', nombre: 'Olga', apellido: 'Mesa', cuit: '27223335077' },
    descripcion: 'mesa de entradas del distrito I',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['visado'], distrito: 'distrito_ii' }),
    ...{ username: 'ovisado', nombre: 'Omar', apellido: 'Visado', cuit: '27223335212' },
    descripcion: 'visado del distrito II',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['tesoreria'], distrito: null }),
    ...{ username: 'otesoreria', nombre: 'Oriana', apellido: 'Tesoro', cuit: '27223335352' },
    descripcion: 'tesorería de todo el Colegio',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['matriculas'], distrito: null }),
    ...{ username: 'omatriculas', nombre: 'Octavio', apellido: 'Registro', cuit: '27223335425' },
    descripcion: 'matrículas de todo el Colegio',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['auditoria'], distrito: null }),
    ...{ username: 'oauditoria', nombre: 'Odila', apellido: 'Control', cuit: '27223335492' },
    descripcion: 'auditoría: lee todo y no cambia nada',
  },
  {
    ...EMPLEADO,
    ...con({ roles: ['tesoreria'], distrito: null }),
    ...{ username: 'oconfirma', nombre: 'Ofelia', apellido: 'Caudal', cuit: '27233355009' },
    descripcion: 'otra persona de tesorería: confirma lo que pide la primera',
  },
];
