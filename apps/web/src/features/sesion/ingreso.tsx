import { mensajesDeIngreso } from '@colega/contract/mensajes';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { CampoContrasenia } from '@colega/web-kit/ui/entradas/campo-contrasenia.tsx';
import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import estilos from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { DIRECCION_DEL_COLEGIO, DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { EleccionDeLugar } from './eleccion-de-lugar.tsx';
import { PortalOperador } from './portal-operador.tsx';
import { useConfiguracionPublica } from './use-configuracion-publica.ts';
import { useIngreso } from './use-ingreso.ts';
import { UsuariosDemo } from './usuarios-demo.tsx';

const AVISOS: Readonly<Record<string, string>> = {
  vencida: `${mensajesDeIngreso.sesion_vencida} Vas a volver adonde estabas.`,
  cerrada: 'Cerraste la sesión en otra pestaña.',
};

/** SES-001..009. Drawn without Mantine. The portal's code comes only while the person types. */
export const Ingreso = () => {
  const { credenciales, entrada, falla, ocupado, enEspera, escribir, enviar, motivo, ...segundo } = useIngreso();
  const configuracion = useConfiguracionPublica();
  const { existe, precargar } = useNavegacion();
  const alColegio = segundo.puerta === 'colegio';
  const alEmpezar = () => {
    if (!alColegio) precargar(DIRECCIONES.inicio);
  };

  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void enviar();
  };

  if (segundo.eligiendo) {
    return (
      <PaginaPublica>
        <EleccionDeLugar
          alPortal={() => void segundo.irA(DIRECCIONES.inicio)}
          alColegio={() => void segundo.irA(DIRECCION_DEL_COLEGIO)}
        />
      </PaginaPublica>
    );
  }
  if (segundo.segundoPaso) {
    const { Pantalla, paso } = segundo.segundoPaso;
    return (
      <PaginaPublica>
        <Pantalla paso={paso} alEntrar={segundo.llegar} alVolver={segundo.volverAEmpezar} />
      </PaginaPublica>
    );
  }
  return (
    <PaginaPublica>
      <h1 className={estilos.titulo}>{alColegio ? 'Ingresá al Colegio' : 'Ingresá a tu cuenta'}</h1>
      <p className={estilos.texto}>
        {alColegio
          ? 'La mesa de quienes trabajan en el Colegio.'
          : 'Tus legajos, tu matrícula y tu credencial, en un solo lugar.'}
      </p>
      {motivo && AVISOS[motivo] && !falla && (
        <p role="status" className={estilos.aviso}>
          {AVISOS[motivo]}
        </p>
      )}
      <div role="status">{enEspera && <p className={estilos.aviso}>{mensajesDeIngreso.ingreso_en_espera}</p>}</div>
      <div role="alert">{falla && <p className={estilos.alerta}>{falla}</p>}</div>
      <form onSubmit={alEnviar} onFocus={alEmpezar} noValidate aria-busy={ocupado}>
        <CampoPublico {...entrada('username')} />
        <CampoContrasenia {...entrada('password')} />
        <button type="submit" className={estilos.boton} aria-disabled={ocupado}>
          {enEspera ? 'Esperando tu turno…' : ocupado ? 'Ingresando…' : 'Ingresar'}
        </button>
      </form>
      {existe(DIRECCIONES.recuperarContrasenia) && (
        <Link
          className={estilos.enlace}
          to={DIRECCIONES.recuperarContrasenia}
          state={{ username: credenciales.username }}
        >
          Obtener o recuperar la contraseña
        </Link>
      )}
      {/* over what arrives later, which would push it down */}
      {existe(DIRECCIONES.accesibilidad) && (
        <div>
          <Link className={estilos.enlace} to={DIRECCIONES.accesibilidad}>
            Accesibilidad
          </Link>
        </div>
      )}
      <div>
        <a className={estilos.enlace} href="/verificar">
          Verificar una credencial o un documento
        </a>
      </div>
      {existe(DIRECCIONES.honorarios) && (
        <div>
          <Link className={estilos.enlace} to={DIRECCIONES.honorarios}>
            Calcular un honorario
          </Link>
        </div>
      )}
      <div>
        <a className={estilos.enlace} href="/contacto">
          Oficinas y teléfonos del Colegio
        </a>
      </div>
      <div>
        <a className={estilos.enlace} href="/privacidad">
          Privacidad y datos personales
        </a>
      </div>
      <hr className={estilos.separador} />
      {!alColegio && <PortalOperador direccion={configuracion?.portal_operador_url ?? DIRECCION_DEL_COLEGIO} />}
      {configuracion?.demo && configuracion.usuarios_demo.length > 0 && (
        <UsuariosDemo
          usuarios={configuracion.usuarios_demo}
          alElegir={(username, password) => {
            alEmpezar();
            escribir('username', username);
            escribir('password', password);
          }}
        />
      )}
    </PaginaPublica>
  );
};

export default Ingreso;
