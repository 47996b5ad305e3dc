import type { Configuracion } from '@colega/contract/referencias';
import estilos from './usuarios-demo.module.css';

const CONTRASENIA_DEMO = 'Colega.2026'; // S-86

type Props = { usuarios: Configuracion['usuarios_demo']; alElegir: (username: string, password: string) => void };

export const UsuariosDemo = ({ usuarios, alElegir }: Props) => (
  <section className={estilos.caja} aria-labelledby="demo-titulo">
    <h2 id="demo-titulo" className={estilos.titulo}>
      Demostración
    </h2>
    <p className={estilos.texto}>
      Los datos son inventados. Elegí con quién entrar; la contraseña de todos es <strong>{CONTRASENIA_DEMO}</strong>.
    </p>
    <ul className={estilos.lista}>
      {usuarios.map(({ username, nombre }) => (
        <li key={username}>
          <button type="button" className={estilos.usuario} onClick={() => alElegir(username, CONTRASENIA_DEMO)}>
            <strong>{username}</strong>
            <span>{nombre}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
