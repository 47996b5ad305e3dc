import type { Mensaje } from '../../correo/correo.ts';

const escapar = (texto: string): string =>
  texto.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c);

type Datos = { para: string; nombre: string; username: string; enlace: string; horas: number };

/** SES-033: the instructions, with the link that carries the token. */
export const correoDeRecuperacion = ({ para, nombre, username, enlace, horas }: Datos): Mensaje => {
  const parrafos = [
    `Hola, ${nombre}:`,
    `Pediste restablecer la contraseña de tu usuario «${username}» en el portal del Colegio de Técnicos.`,
    `El enlace sirve una sola vez y vence en ${horas} horas.`,
    'Si no fuiste vos, ignorá este correo: tu contraseña sigue siendo la misma.',
  ];
  const [saludo = '', pedido = '', ...resto] = parrafos;
  return {
    para,
    asunto: 'Restablecé tu contraseña',
    texto: [saludo, '', pedido, '', 'Entrá acá para elegir una nueva:', enlace, '', ...resto].join('\n'),
    html: `<!doctype html><html lang="es-AR"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#1d262c">
<p>${escapar(saludo)}</p><p>${escapar(pedido)}</p>
<p><a href="${escapar(enlace)}" style="display:inline-block;padding:12px 20px;background:#064e6f;color:#fff;border-radius:8px;text-decoration:none">Elegir una contraseña nueva</a></p>
<p style="font-size:14px;color:#4f5b64">Si el botón no funciona, copiá esta dirección: ${escapar(enlace)}</p>
${resto.map((parrafo) => `<p>${escapar(parrafo)}</p>`).join('\n')}
</body></html>`,
  };
};
