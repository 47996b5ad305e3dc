import { CampoContrasenia } from '@colega/web-kit/ui/entradas/campo-contrasenia.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import type { FormEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { ActivarEnElAlta } from '../factor/activar-en-el-alta.tsx';
import { Listo } from '../listo.tsx';
import { useReinicio } from './use-reinicio.ts';

/** SES-038..043. */
export const RestablecerContrasenia = () => {
  const { resetToken = '' } = useParams();
  const reinicio = useReinicio(resetToken);
  return <PaginaPublica>{reinicio.hecho ? <Hecho {...reinicio.hecho} /> : <Formulario {...reinicio} />}</PaginaPublica>;
};

export default RestablecerContrasenia;

const NOTA = 'reinicio-nota';

const Formulario = ({ entrada, listo, falla, ocupado, enviar }: ReturnType<typeof useReinicio>) => {
  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void enviar();
  };
  return (
    <>
      <h1 className={publica.titulo}>Elegí una contraseña nueva</h1>
      <p className={publica.texto}>Tiene que tener al menos 6 caracteres.</p>
      <div role="alert">
        {falla && (
          <div className={publica.alerta}>
            {falla.texto}
            {falla.esElEnlace && (
              <div>
                <Link className={publica.enlace} to={DIRECCIONES.recuperarContrasenia}>
                  Pedir un enlace nuevo
                </Link>
              </div>
            )}
          </div>
        )}
      </div>
      <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
        <CampoContrasenia {...entrada('password')} />
        <CampoContrasenia {...entrada('repeticion')} />
        <button
          type="submit"
          className={publica.boton}
          disabled={!listo}
          aria-disabled={ocupado}
          {...(!listo && { 'aria-describedby': NOTA })}
        >
          {ocupado ? 'Guardando…' : 'Confirmar'}
        </button>
        {!listo && (
          <p id={NOTA} className={publica.nota}>
            Se habilita cuando las dos contraseñas coinciden y tienen al menos 6 caracteres.
          </p>
        )}
      </form>
    </>
  );
};

const Hecho = ({ mensaje, operador }: NonNullable<ReturnType<typeof useReinicio>['hecho']>) => {
  const navegar = useNavigate();
  if (operador)
    return (
      <Listo mensaje={mensaje}>
        <p className={publica.texto}>Tu cuenta «{operador.username}» actúa por el Colegio.</p>
        <ActivarEnElAlta {...operador} />
      </Listo>
    );
  return (
    <Listo mensaje={mensaje}>
      <p className={publica.texto}>Las sesiones que tenías abiertas se cerraron. Ingresá con la contraseña nueva.</p>
      <button type="button" className={publica.boton} onClick={() => void navegar(DIRECCIONES.ingreso)}>
        Ir al ingreso
      </button>
    </Listo>
  );
};
