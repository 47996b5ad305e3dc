import { mensajesDeIngreso } from '@colega/contract/mensajes';
import { SegundoPasoDeIngreso } from '@colega/web-kit/form/ingreso/segundo-paso-de-ingreso.tsx';
import { CampoContrasenia } from '@colega/web-kit/ui/entradas/campo-contrasenia.tsx';
import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { anunciarPantalla, type QuienVuelve, useBloqueo } from './bloqueo.ts';
import estilos from './ingreso-encima.module.css';
import { useIngresoEncima } from './use-ingreso-encima.ts';

/** Over the page, which stays as it was for whoever was in it. */
export const IngresoEncima = () => {
  const bloqueo = useBloqueo();
  useEffect(anunciarPantalla, []);
  return bloqueo && <Encima bloqueo={bloqueo} />;
};

/** What is under it takes no keys: another dialog would be closed by the first Escape. */
const callarEscape = (evento: KeyboardEvent): void => {
  if (evento.key !== 'Escape') return;
  evento.preventDefault();
  evento.stopImmediatePropagation();
};

/** The browser gives the focus back without the place where one was writing, and what is typed is written nowhere. */
const volverAEscribir = (): void => {
  const campo = document.activeElement;
  if (!(campo instanceof HTMLInputElement || campo instanceof HTMLTextAreaElement)) return;
  campo.blur();
  campo.focus({ preventScroll: true });
};

/** The browser gives the focus back where it was; what was read meanwhile was refused, so it is read again. */
const useEncima = () => {
  const dialogo = useRef<HTMLDialogElement>(null);
  const cliente = useQueryClient();
  // Once it is out of the page, the browser gives no focus back.
  useLayoutEffect(() => {
    const abierto = dialogo.current;
    abierto?.showModal();
    addEventListener('keydown', callarEscape, { capture: true });
    return () => {
      removeEventListener('keydown', callarEscape, { capture: true });
      abierto?.close();
      volverAEscribir();
      void cliente.invalidateQueries();
    };
  }, [cliente]);
  return dialogo;
};

const Encima = ({ bloqueo }: { bloqueo: QuienVuelve }) => {
  const dialogo = useEncima();
  const { credenciales, escribir, falla, estado, clave, enviar, ...segundo } = useIngresoEncima(bloqueo);
  useEffect(() => clave.current?.focus(), [clave]);
  return (
    <dialog
      ref={dialogo}
      // biome-ignore lint/a11y/noRedundantRoles: keys of one letter look for a dialog by its role
      role="dialog"
      aria-labelledby={segundo.segundoPaso ? undefined : 'ingreso-encima'}
      aria-label={segundo.segundoPaso ? 'Segundo paso del ingreso' : undefined}
      className={estilos.encima}
      onCancel={(evento) => evento.preventDefault()}
      onClose={() => dialogo.current?.showModal()}
    >
      <div className={estilos.caja}>
        {segundo.segundoPaso ? (
          <SegundoPasoDeIngreso
            paso={segundo.segundoPaso}
            alEntrar={segundo.llegar}
            alVolver={segundo.volverAEmpezar}
          />
        ) : (
          <>
            <h2 id="ingreso-encima" className={publica.titulo}>
              Ingresá de nuevo
            </h2>
            <p className={publica.texto}>
              Tu sesión terminó. Lo que estabas haciendo sigue acá abajo, como lo dejaste, para {bloqueo.user.username}.
              Si entra otra persona, empieza de cero.
            </p>
            <div role="status">
              {estado === 'esperando' && <p className={publica.aviso}>{mensajesDeIngreso.ingreso_en_espera}</p>}
            </div>
            <div role="alert">{falla && <p className={publica.alerta}>{falla}</p>}</div>
            <form onSubmit={enviar} noValidate aria-busy={estado !== 'libre'}>
              <CampoPublico
                id="encima-usuario"
                label="Usuario"
                autoComplete="username"
                value={credenciales.username}
                onChange={({ currentTarget }) => escribir({ username: currentTarget.value })}
              />
              <CampoContrasenia
                ref={clave}
                id="encima-clave"
                label="Contraseña"
                autoComplete="current-password"
                value={credenciales.password}
                onChange={({ currentTarget }) => escribir({ password: currentTarget.value })}
              />
              <button type="submit" className={publica.boton} aria-disabled={estado !== 'libre'}>
                {estado === 'libre' ? 'Ingresar' : 'Ingresando…'}
              </button>
            </form>
          </>
        )}
      </div>
    </dialog>
  );
};
