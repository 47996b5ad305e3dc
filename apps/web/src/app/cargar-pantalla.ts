import type { Antes } from '@colega/web-kit/lib/consultas/adelanto.ts';
import type { ComponentType } from 'react';
import type { ModuloDePantalla } from './rutas.ts';

type Modulo = { default: ComponentType; adelantos?: Antes };

/** A row without its own loader does not compile. */
const CARGADORES: Readonly<Record<ModuloDePantalla, () => Promise<Modulo>>> = {
  'app/catalogo/catalogo.tsx': () => import('./catalogo/catalogo.tsx'),
  'app/pagina-de-error.tsx': () => import('./pagina-de-error.tsx'),
  'features/accesibilidad/declaracion.tsx': () => import('../features/accesibilidad/declaracion.tsx'),
  'features/avisos/avisos.tsx': () => import('../features/avisos/avisos.tsx'),
  'features/certificados/eleccion/elegir-tipo.tsx': () => import('../features/certificados/eleccion/elegir-tipo.tsx'),
  'features/certificados/formulario/formularios.tsx': () =>
    import('../features/certificados/formulario/formularios.tsx'),
  'features/certificados/lectura/certificado-emitido.tsx': () =>
    import('../features/certificados/lectura/certificado-emitido.tsx'),
  'features/certificados/listado/listado-de-certificados.tsx': () =>
    import('../features/certificados/listado/listado-de-certificados.tsx'),
  'features/dinero/cupones/cupones-de-la-cuenta.tsx': () =>
    import('../features/dinero/cupones/cupones-de-la-cuenta.tsx'),
  'features/dinero/cupones/cupones-del-ejercicio.tsx': () =>
    import('../features/dinero/cupones/cupones-del-ejercicio.tsx'),
  'features/dinero/debo/lo-que-debo.tsx': () => import('../features/dinero/debo/lo-que-debo.tsx'),
  'features/dinero/resumen/resumen-de-cuenta.tsx': () => import('../features/dinero/resumen/resumen-de-cuenta.tsx'),
  'features/guia/guia.tsx': () => import('../features/guia/guia.tsx'),
  'features/legajos/ampliacion/ampliacion-automatica.tsx': () =>
    import('../features/legajos/ampliacion/ampliacion-automatica.tsx'),
  'features/legajos/ampliacion/ampliacion-manual.tsx': () =>
    import('../features/legajos/ampliacion/ampliacion-manual.tsx'),
  'features/legajos/asistente/legajo-automatico.tsx': () =>
    import('../features/legajos/asistente/legajo-automatico.tsx'),
  'features/legajos/detalle/detalle-de-legajo.tsx': () => import('../features/legajos/detalle/detalle-de-legajo.tsx'),
  'features/legajos/edicion/editar-legajo.tsx': () => import('../features/legajos/edicion/editar-legajo.tsx'),
  'features/legajos/laboratorio/honorarios-del-portal.tsx': () =>
    import('../features/legajos/laboratorio/honorarios-del-portal.tsx'),
  'features/legajos/laboratorio/honorarios-publicos.tsx': () =>
    import('../features/legajos/laboratorio/honorarios-publicos.tsx'),
  'features/legajos/listado/listado.tsx': () => import('../features/legajos/listado/listado.tsx'),
  'features/legajos/manual/legajo-manual.tsx': () => import('../features/legajos/manual/legajo-manual.tsx'),
  'features/legajos/seleccion/seleccion.tsx': () => import('../features/legajos/seleccion/seleccion.tsx'),
  'features/dinero/cargo/pagar-cep.tsx': () => import('../features/dinero/cargo/pagar-cep.tsx'),
  'features/dinero/cargo/pagar-timbrado.tsx': () => import('../features/dinero/cargo/pagar-timbrado.tsx'),
  'features/dinero/cupon/pagar-cupon.tsx': () => import('../features/dinero/cupon/pagar-cupon.tsx'),
  'features/dinero/liquidacion/liquidar.tsx': () => import('../features/dinero/liquidacion/liquidar.tsx'),
  'features/dinero/liquidacion/pago-de-liquidacion.tsx': () =>
    import('../features/dinero/liquidacion/pago-de-liquidacion.tsx'),
  'features/dinero/resultado/rechazo-de-siro.tsx': () => import('../features/dinero/resultado/rechazo-de-siro.tsx'),
  'features/dinero/resultado/resultado-de-siro.tsx': () => import('../features/dinero/resultado/resultado-de-siro.tsx'),
  'features/dinero/resultado/resultado-de-tarjeta.tsx': () =>
    import('../features/dinero/resultado/resultado-de-tarjeta.tsx'),
  'features/perfil/contacto/contacto.tsx': () => import('../features/perfil/contacto/contacto.tsx'),
  'features/perfil/datos-personales/datos-personales.tsx': () =>
    import('../features/perfil/datos-personales/datos-personales.tsx'),
  'features/perfil/titulo/titulo.tsx': () => import('../features/perfil/titulo/titulo.tsx'),
  'features/sesion/administrador/primer-administrador.tsx': () =>
    import('../features/sesion/administrador/primer-administrador.tsx'),
  'features/sesion/contrasenias/cambio-clave.tsx': () => import('../features/sesion/contrasenias/cambio-clave.tsx'),
  'features/sesion/contrasenias/confirmada.tsx': () => import('../features/sesion/contrasenias/confirmada.tsx'),
  'features/sesion/contrasenias/recuperar-contrasenia.tsx': () =>
    import('../features/sesion/contrasenias/recuperar-contrasenia.tsx'),
  'features/sesion/contrasenias/restablecer-contrasenia.tsx': () =>
    import('../features/sesion/contrasenias/restablecer-contrasenia.tsx'),
  'features/sesion/factor/segundo-factor.tsx': () => import('../features/sesion/factor/segundo-factor.tsx'),
  'features/sesion/ingreso.tsx': () => import('../features/sesion/ingreso.tsx'),
  'features/sesion/salida/sin-subir.tsx': () => import('../features/sesion/salida/sin-subir.tsx'),
  'features/sesion/sesiones/sesiones-abiertas.tsx': () => import('../features/sesion/sesiones/sesiones-abiertas.tsx'),
  'features/tablero/credencial/credencial-guardada.tsx': () =>
    import('../features/tablero/credencial/credencial-guardada.tsx'),
  'features/tablero/credencial/credencial.tsx': () => import('../features/tablero/credencial/credencial.tsx'),
  'features/tablero/tablero.tsx': () => import('../features/tablero/tablero.tsx'),
  'features/referencias/valores-de-referencia.tsx': () => import('../features/referencias/valores-de-referencia.tsx'),
};

export const cargarPantalla = ({ modulo }: { modulo: ModuloDePantalla }): Promise<Modulo> => CARGADORES[modulo]();
