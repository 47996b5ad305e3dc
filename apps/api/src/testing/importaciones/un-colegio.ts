import type { HojasDePlanilla } from './planilla-de.ts';

export const CUITS = {
  paz: '20-30123456-3',
  ríos: '27-28765433-8',
  comitente: '20-11111111-2',
  operador: '23-30111223-8',
};

/** A small college that leaves its old system, with every kind of thing. */
export const UN_COLEGIO: HojasDePlanilla = {
  personas: [
    {
      ...{ CUIT: CUITS.paz, Apellido: 'Paz', Nombre: 'Ana', Correo: 'ana@example.com', Distrito: 'Distrito I' },
      ...{
        Teléfono: '(0221) 15 455-6677',
        Calle: 'Calle 49',
        Altura: '1245',
        Localidad: 'La Plata',
        'Código postal': '1900',
      },
      'Fecha de nacimiento': '03/05/1980',
    },
    { CUIT: CUITS.ríos, Apellido: 'Ríos', Nombre: 'Inés', Distrito: 'distrito_ii', Usuario: 'irios' },
  ],
  matriculas: [
    {
      Matrícula: 'T-40.001',
      CUIT: CUITS.paz,
      Estado: 'Activo',
      Especialidad: 'Maestra Mayor de Obras',
      'Fecha de alta': '01/03/2005',
    },
    { Matrícula: 'T 40002', CUIT: CUITS.ríos, Estado: 'Baja', Especialidad: 'Técnica Electromecánica' },
  ],
  titulos: [{ Matrícula: 'T-40.001', Título: 'Maestra Mayor de Obras', Institución: 'EEST 5' }],
  bloqueos: [
    { CUIT: CUITS.ríos, Tipo: 'Documentación pendiente', Motivo: 'Falta el título', Desde: '02/02/2024' },
    { CUIT: CUITS.paz, Tipo: 'Plan de pagos en revisión', Motivo: 'Atraso', Desde: '01/02/2023', Hasta: '01/05/2023' },
  ],
  legajos: [
    {
      ...{ Número: 70_001, Matrícula: 'T-40.001', Fecha: '10/04/2019', Rubro: 'Obra civil', Comitente: 'Gómez, Juan' },
      ...{
        'CUIT del comitente': CUITS.comitente,
        Calle: 'Mitre',
        Altura: '100',
        Localidad: 'La Plata',
        Monto: '120.000,00',
      },
      ...{ Tarea: 'Proyecto', Visado: 'V-77', 'Fecha de visado': '20/04/2019' },
    },
    {
      ...{ Número: 70_002, Matrícula: 'T-40.001', Fecha: '11/04/2019', Rubro: 'Obra civil', Comitente: 'Gómez, Juan' },
      ...{
        'CUIT del comitente': CUITS.comitente,
        Calle: 'Mitre',
        Localidad: 'La Plata',
        Monto: 50_000,
        Estado: 'Anulado',
      },
    },
    {
      ...{ Número: 70_003, Matrícula: 'T-40.001', Fecha: '12/11/2025', Rubro: 'Obra civil', Comitente: 'Gómez, Juan' },
      ...{ 'CUIT del comitente': CUITS.comitente, Calle: 'Belgrano', Altura: '250', Localidad: 'La Plata' },
      ...{ Monto: '60.000,00', Tarea: 'Proyecto', Estado: 'En trámite' },
    },
  ],
  ampliaciones: [
    {
      ...{ Legajo: 70_001, 'Número de ampliación': 1, Fecha: '15/09/2019', Honorario: '30.000,00', Tarea: 'Proyecto' },
      ...{ Estado: 'Visado', Visado: 'V-91', 'Fecha de visado': '20/09/2019' },
    },
    { Legajo: 70_003, 'Número de ampliación': 1, Fecha: '20/12/2025', Honorario: '15.000,00', Estado: 'En trámite' },
  ],
  deudas: [
    { Matrícula: 'T-40.001', Concepto: 'Arancel', Año: 2025, Importe: 1500.5, Vencimiento: '31/03/2025' },
    { Matrícula: 'T-40.001', Concepto: 'Cuota 2', Año: 2025, Importe: '999,99', Vencimiento: '31/08/2025' },
    { Concepto: 'CEP', Legajo: 70_003, Importe: '3.000,00' },
    { Concepto: 'CEP', Legajo: 70_003, Ampliación: 1, Importe: '750,25' },
  ],
  pagos: [
    {
      Número: 'P-1',
      Matrícula: 'T-40.001',
      Concepto: 'Arancel',
      Año: 2024,
      Importe: 2000,
      Fecha: '10/03/2024',
      Medio: 'Efectivo',
      Recibo: '12',
    },
    { Número: 'P-2', Matrícula: 'T-40.001', Concepto: 'Arancel', Año: 2025, Importe: 500.25, Fecha: '10/04/2025' },
    { Número: 'P-3', Legajo: 70_001, Concepto: 'CEP', Importe: 6000, Fecha: '12/04/2019' },
    { Número: 'P-4', Legajo: 70_001, Concepto: 'Timbrado', Importe: 1440, Fecha: '12/04/2019' },
  ],
  saldos_a_favor: [
    {
      ...{ Referencia: 'SF-1', CUIT: CUITS.paz, Importe: '1.200,35', Fecha: '15/06/2025' },
      Motivo: 'Pagó dos veces la cuota 1 de 2024',
    },
    { Referencia: 'SF-2', CUIT: CUITS.ríos, Importe: 80.5, Fecha: '02/07/2025', Motivo: 'Trámite que no se hizo' },
  ],
  sanciones: [
    {
      ...{ Referencia: 'SA-1', Matrícula: 'T-40.002', Importe: '3.500,10', Fecha: '20/05/2025' },
      Motivo: 'Obra sin presentar',
    },
  ],
  operadores: [
    {
      CUIT: CUITS.operador,
      Apellido: 'Luna',
      Nombre: 'Leo',
      Correo: 'leo@example.com',
      Usuario: 'lluna',
      Roles: 'Mesa, Visado',
      Distrito: 'Distrito I',
    },
  ],
};
