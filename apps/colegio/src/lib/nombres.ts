import type { PermisoDelColegio } from '@colega/domain/permisos';

export const NOMBRES_DE_PERMISO: Readonly<Record<PermisoDelColegio, string>> = {
  'legajos.ver': 'Ver legajos',
  'legajos.tomar': 'Tomar legajos para revisarlos',
  'legajos.confirmar': 'Confirmar modalidades especiales',
  'legajos.timbrado_externo': 'Registrar timbrados externos',
  'legajos.observar': 'Observar legajos',
  'legajos.sellar': 'Sellar legajos',
  'legajos.visar': 'Visar legajos',
  'legajos.anular': 'Anular legajos',
  'localidades.aprobar': 'Aprobar localidades',
  'personas.ver': 'Ver personas',
  'personas.registrar': 'Registrar personas y matrículas',
  'personas.disciplina': 'Bloqueos, sanciones y causas',
  'carnets.emitir': 'Emitir credenciales',
  'cuentas.ver': 'Ver cuentas',
  'cuentas.bonificar': 'Bonificar cuentas',
  'pagos.acreditar': 'Acreditar pagos',
  'pagos.revisar': 'Revisar pagos',
  'cargos.generar': 'Generar los cargos del año',
  'aranceles.ver': 'Ver aranceles',
  'aranceles.preparar': 'Preparar aranceles',
  'aranceles.publicar': 'Publicar aranceles',
  'auditoria.ver': 'Ver la auditoría',
  'operadores.ver': 'Ver usuarios y roles',
  'operadores.administrar': 'Dar de alta, de baja y cambiar roles',
  'accesos.cerrar': 'Cerrar sesiones de una persona',
  'accesos.reponer': 'Reponer el acceso de una persona',
  'colegio.configurar': 'Configurar el Colegio',
  'importaciones.importar': 'Importar de otro sistema',
};

export const TODO_EL_COLEGIO = 'Todo el Colegio';
