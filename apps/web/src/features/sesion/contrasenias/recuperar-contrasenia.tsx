import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { PaginaPublica } from '@colega/web-kit/ui/paginas/pagina-publica.tsx';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';
import { CortinaDeCarga } from './cortina-de-carga.tsx';
import { useRecuperacion } from './use-recuperacion.ts';

/** SES-030..035. */
export const RecuperarContrasenia = () => {
  const { username, entrada, falla, ocupado, enviar } = useRecuperacion();
  const navegar = useNavigate();

  const alEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    void enviar();
  };

  return (
    <PaginaPublica>
      <CortinaDeCarga />
      <h1 className={publica.titulo}>Obtener o recuperar la contraseña</h1>
      <p className={publica.texto}>
        Te mandamos un correo con un enlace para elegir una contraseña nueva, a la dirección que tenés registrada en el
        Colegio.
      </p>
      <div role="alert">{falla && <p className={publica.alerta}>{falla}</p>}</div>
      <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
        <CampoPublico {...entrada('username')} />
        <button type="submit" className={publica.boton} aria-disabled={ocupado}>
          {ocupado ? 'Enviando…' : 'Confirmar'}
        </button>
      </form>
      <button
        type="button"
        className={`${publica.botonSecundario} ${publica.debajo}`}
        onClick={() => void navegar(DIRECCIONES.ingreso, { state: { username } })}
      >
        Volver
      </button>
      <p className={publica.nota}>
        Si ya no tenés ese correo, pedí que lo cambien:{' '}
        <a className={publica.enlace} href="/contacto">
          oficinas y teléfonos
        </a>
        .
      </p>
    </PaginaPublica>
  );
};

export default RecuperarContrasenia;
