import { crearCampo } from '@colega/domain/formularios';
import { agruparSecreto } from '@colega/web-kit/form/factor/agrupar-secreto.ts';
import { archivoDeCodigos } from '@colega/web-kit/form/factor/archivo-de-codigos.ts';
import { useFormularioSimple } from '@colega/web-kit/form/use-formulario-simple.ts';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { CampoPublico } from '@colega/web-kit/ui/entradas/campo-publico.tsx';
import publica from '@colega/web-kit/ui/paginas/pagina-publica.module.css';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { useActivarEnElAlta } from './use-activar-en-el-alta.ts';

const LADO = 220;

/** An operator holds no permission without it. Drawn without Mantine. */
export const ActivarEnElAlta = (credenciales: { username: string; password: string }) => {
  const { paso, falla, ocupado, empezar, confirmar } = useActivarEnElAlta(credenciales);
  return (
    <>
      <div role="alert">{falla && <p className={publica.alerta}>{falla}</p>}</div>
      {paso.tipo === 'ofrecer' && (
        <>
          <p className={publica.texto}>
            Para actuar por el Colegio hace falta además un segundo factor: una app de tu teléfono que muestra códigos
            (Google Authenticator, Microsoft Authenticator, Aegis…). Activalo ahora.
          </p>
          <button type="button" className={publica.boton} aria-disabled={ocupado} onClick={empezar}>
            {ocupado ? 'Preparando…' : 'Activar la app de códigos'}
          </button>
        </>
      )}
      {paso.tipo === 'app' && <Confirmar app={paso.app} ocupado={ocupado} alConfirmar={confirmar} />}
      {paso.tipo === 'codigos' && <Codigos codigos={paso.codigos} />}
    </>
  );
};

type PropsDeConfirmar = {
  app: { secreto: string; qr: string };
  ocupado: boolean;
  alConfirmar: (codigo: string) => Promise<void>;
};

const CAMPOS = [
  crearCampo('codigo', 'Escribí el código de 6 dígitos que muestra', 'texto', { autocompletar: 'one-time-code' }),
];

const Confirmar = ({ app, ocupado, alConfirmar }: PropsDeConfirmar) => {
  const { valores, entrada: deCodigo } = useFormularioSimple(CAMPOS);
  const codigo = valores.codigo.trim();
  const entrada = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => entrada.current?.focus(), []);
  const alEnviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (codigo !== '') await alConfirmar(codigo);
    entrada.current?.focus();
  };
  return (
    <form onSubmit={alEnviar} noValidate aria-busy={ocupado}>
      <p className={publica.texto}>En la app, elegí agregar una cuenta y leé este código.</p>
      <p className={publica.texto}>
        <img src={app.qr} width={LADO} height={LADO} alt="Código QR para la app de códigos" />
      </p>
      <p className={publica.texto}>
        Si no podés leerlo, escribí esta clave en la app: <strong>{agruparSecreto(app.secreto)}</strong>
      </p>
      <CampoPublico {...deCodigo('codigo')} ref={entrada} inputMode="numeric" />
      <button type="submit" className={publica.boton} aria-disabled={ocupado}>
        {ocupado ? 'Activando…' : 'Activar'}
      </button>
    </form>
  );
};

const Codigos = ({ codigos }: { codigos: readonly string[] }) => (
  <>
    <p role="status" className={publica.exito}>
      El segundo factor quedó activo.
    </p>
    <p className={publica.texto}>
      Estos códigos sirven para entrar si perdés el teléfono, uno por vez. No se van a volver a mostrar: imprimilos o
      guardalos lejos de tu contraseña.
    </p>
    <ul className={publica.texto} aria-label="Códigos de recuperación">
      {codigos.map((codigo) => (
        <li key={codigo}>{codigo}</li>
      ))}
    </ul>
    <button
      type="button"
      className={publica.boton}
      onClick={() => descargar(archivoDeCodigos(codigos), 'codigos-de-recuperacion.txt')}
    >
      Descargar los códigos
    </button>
    <p className={publica.nota}>Cuando los hayas guardado podés cerrar esta página: tu cuenta está lista.</p>
  </>
);
